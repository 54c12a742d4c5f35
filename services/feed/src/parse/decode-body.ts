import { constants, gunzipSync } from 'node:zlib';
import iconv from 'iconv-lite';

const HEAD_BYTES = 4096;
/** Up to this share of broken characters a text is UTF-8 with faults, above it something else. */
const TOLERATED_FAULTS = 0.5;
/** What servers and editors write when nobody chose anything; a more particular claim elsewhere is better informed. */
const DEFAULT_LABELS = new Set(['iso-8859-1', 'latin1', 'us-ascii', 'ascii', 'windows-1252']);

/** No feed is larger; a body that packs more is read as it is, and so as no feed. */
const LARGEST_UNPACKED = 16_000_000;

const isUtf8Label = (label: string): boolean => /^(?:x-)?utf[-_]?8$/.test(label);

const startsWith = (body: Uint8Array, ...bytes: number[]): boolean => bytes.every((byte, at) => body[at] === byte);

/** The same bytes, not a copy of them. */
const viewOf = (body: Uint8Array): Buffer => Buffer.from(body.buffer, body.byteOffset, body.byteLength);

/** Servers that hand out a packed file often forget to say so. */
const unpacked = (body: Uint8Array): Uint8Array => {
  if (!startsWith(body, 0x1f, 0x8b)) return body;
  try {
    return gunzipSync(body, { maxOutputLength: LARGEST_UNPACKED, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return body;
  }
};

/** The encoding by its byte order mark, or by the zeros between letters that two or four bytes each leave. */
const fromMark = (body: Uint8Array): string | null => {
  if (startsWith(body, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(body, 0xff, 0xfe, 0, 0)) return 'utf-32le';
  if (startsWith(body, 0, 0, 0xfe, 0xff)) return 'utf-32be';
  if (startsWith(body, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(body, 0xfe, 0xff)) return 'utf-16be';
  const zeros = [...body.subarray(0, 4)].map((byte) => (byte === 0 ? '0' : 'x')).join('');
  return { x000: 'utf-32le', '000x': 'utf-32be', x0x0: 'utf-16le', '0x0x': 'utf-16be' }[zeros] ?? null;
};

/** The encodings the header, the XML prolog and a meta element claim, those of mere habit last. */
const claimedLabels = (body: Uint8Array, contentType: string | null): string[] => {
  const head = Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1');
  const claims = [
    /charset\s*=\s*["'\s]*([\w.:-]+)/i.exec(contentType ?? ''),
    /<\?xml[^>]*?\sencoding\s*=\s*["'\s]*([\w.:-]+)/i.exec(head),
    /<meta[^>]*?charset\s*=\s*["']?([\w.:-]+)/i.exec(head),
  ];
  const labels = claims.flatMap((claim) => (claim?.[1] ? [claim[1].toLowerCase()] : []));
  return [
    ...labels.filter((label) => !DEFAULT_LABELS.has(label)),
    ...labels.filter((label) => DEFAULT_LABELS.has(label)),
  ];
};

const decodeAs = (body: Uint8Array, label: string): string | null => {
  // Text that says Latin-1 means its superset, as every browser reads it.
  const known = DEFAULT_LABELS.has(label) ? 'windows-1252' : label;
  if (iconv.encodingExists(known)) return iconv.decode(viewOf(body), known);
  try {
    return new TextDecoder(known).decode(body);
  } catch {
    return null;
  }
};

const isMostlySound = (text: string): boolean => {
  let faults = 0;
  let others = 0;
  for (const character of text) {
    if (character === '\ufffd') faults++;
    else if (character > '\u007f') others++;
  }
  return faults <= others * TOLERATED_FAULTS;
};

/**
 * What was written in a language before UTF-8, likeliest first.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
const BEFORE_UTF8: Record<string, string[]> = {
  ar: ['windows-1256'],
  be: ['windows-1251'],
  bg: ['windows-1251'],
  cs: ['windows-1250'],
  el: ['windows-1253'],
  fa: ['windows-1256'],
  he: ['windows-1255'],
  hr: ['windows-1250'],
  hu: ['windows-1250'],
  ja: ['shift_jis', 'euc-jp'],
  ko: ['euc-kr'],
  pl: ['windows-1250'],
  ru: ['windows-1251'],
  sk: ['windows-1250'],
  sl: ['windows-1250'],
  th: ['windows-874'],
  tr: ['windows-1254'],
  uk: ['windows-1251'],
  zh: ['gb18030', 'big5'],
  'zh-tw': ['big5'],
  'zh-hk': ['big5'],
};

/** By the language the feed says it is in; null when that says nothing or does not fit the bytes. */
const byLanguage = (body: Uint8Array): string | null => {
  const head = Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1').toLowerCase();
  const found = /<(?:\w+:)?language>\s*([a-z]{2}(?:-[a-z]{2})?)|\sxml:lang\s*=\s*["']([a-z]{2}(?:-[a-z]{2})?)/.exec(
    head,
  );
  const language = found?.[1] ?? found?.[2] ?? '';
  for (const label of BEFORE_UTF8[language] ?? BEFORE_UTF8[language.slice(0, 2)] ?? []) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(body);
    } catch {
      // the next one may fit
    }
  }
  return null;
};

const asUtf8 = (body: Uint8Array, fatal: boolean): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal }).decode(body);
  } catch {
    return null;
  }
};

/**
 * The text of a response, unpacked where it is packed. A byte order mark decides; then the bytes themselves, since what is valid UTF-8 beyond ASCII
 * is hardly ever anything else; then what header, prolog and meta element claim; then what its language was written in; at last windows-1252. Never throws.
 */
export const decodeBody = (packed: Uint8Array, contentType: string | null): string => {
  const body = unpacked(packed);
  const marked = fromMark(body);
  if (marked && marked !== 'utf-8') return iconv.decode(viewOf(body), marked);
  const labels = claimedLabels(body, contentType);
  const usesEscapes = labels.some((label) => label.startsWith('iso-2022-') || label === 'hz-gb-2312');
  const exact = usesEscapes ? null : asUtf8(body, true);
  if (exact !== null) return exact;
  for (const label of labels) {
    if (isUtf8Label(label) || label.startsWith('utf-16')) continue;
    const text = decodeAs(body, label);
    if (text !== null) return text;
  }
  const faulty = asUtf8(body, false) ?? '';
  if (marked || isMostlySound(faulty)) return faulty;
  return byLanguage(body) ?? iconv.decode(viewOf(body), 'windows-1252');
};
