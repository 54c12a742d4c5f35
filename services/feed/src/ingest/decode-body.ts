import iconv from 'iconv-lite';

const HEAD_BYTES = 1024;
/** Up to this share of broken characters a text is UTF-8 with faults, above it something else. */
const TOLERATED_FAULTS = 0.5;
/** What servers and editors write when nobody chose anything; a more particular claim elsewhere is better informed. */
const DEFAULT_LABELS = new Set(['iso-8859-1', 'latin1', 'us-ascii', 'ascii', 'windows-1252']);

const isUtf8Label = (label: string): boolean => /^utf-?8$/.test(label);

const fromMark = (body: Uint8Array): string | null => {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  // "<?" or "{" in 16 bits without a mark.
  if (body[1] === 0 && (body[0] === 0x3c || body[0] === 0x7b)) return 'utf-16le';
  if (body[0] === 0 && (body[1] === 0x3c || body[1] === 0x7b)) return 'utf-16be';
  return null;
};

/** The encodings the header, the XML prolog and a meta element claim, those of mere habit last. */
const claimedLabels = (body: Uint8Array, contentType: string | null): string[] => {
  const head = Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1');
  const claims = [
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? ''),
    /<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head),
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
  if (iconv.encodingExists(known)) return iconv.decode(Buffer.from(body), known);
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

const asUtf8 = (body: Uint8Array, fatal: boolean): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal }).decode(body);
  } catch {
    return null;
  }
};

/**
 * The text of a response. A byte order mark decides; then the bytes themselves, since what is valid UTF-8 beyond ASCII
 * is hardly ever anything else; then what header, prolog and meta element claim; at last windows-1252. Never throws.
 */
export const decodeBody = (body: Uint8Array, contentType: string | null): string => {
  const marked = fromMark(body);
  if (marked && marked !== 'utf-8') return iconv.decode(Buffer.from(body), marked);
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
  return iconv.decode(Buffer.from(body), 'windows-1252');
};
