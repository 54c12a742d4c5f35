import { decode } from 'html-entities';
import { FetchFault } from '../fetch/fetch-fault.ts';
import { ROOT_NAMES, type XmlNames } from './xml-names.ts';

/** An element of a feed. Its text is read from the document only when somebody asks for it. */
export interface XmlElement {
  /** Vocabulary and local name in lower case (`media:content`); the feed's own elements have no vocabulary. */
  name: string;
  parent: XmlElement | null;
  children: XmlElement[];
  source: string;
  /** Where its attributes begin; they end at the content, or one tag's end before it. */
  attributesAt: number;
  contentAt: number;
  contentEnd: number;
}

interface OpenElement extends XmlElement {
  parent: OpenElement | null;
  /** The name as it is written, in lower case: what a closing tag has to repeat. */
  written: string;
  names: XmlNames;
}

interface Reader {
  source: string;
  root: OpenElement | null;
  current: OpenElement | null;
  depth: number;
  elements: number;
  /** Entries that are read to their end. */
  entries: number;
  /** How many elements of a written name are open, so that a closing tag without one is known at once. */
  open: Map<string, number>;
  /** Quotes that do not occur again in the rest of the document. */
  lastQuotes: Set<string>;
}

/** Feeds whose texts hold markup that is never closed come to hundreds. */
const DEEPEST = 10_000;
/** Five hundred long articles as markup come to two thirds of it; more than this takes a thread more memory than it has. */
const MOST_ELEMENTS = 200_000;
/** Most elements have none, so they share it; it is replaced by the first child and never added to. */
const NO_CHILDREN: XmlElement[] = [];
const NAME = /[A-Za-z_:\u0080-\uffff][^\s<>/="'&;]*/y;
const ENTRY = /^(?:[^:]+:)?(?:item|entry)$/;
/** HTML that is left unescaped in a text never closes these. */
const VOID = new Set(['br', 'hr', 'img', 'wbr']);

const after = (source: string, mark: string, from: number): number => {
  const found = source.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
};

/** The index after the ">" of the tag whose name ends at `from`; quoted values may hold one. -1: the text ends first. */
const tagEnd = ({ source, lastQuotes }: Reader, from: number): number => {
  let at = from;
  for (;;) {
    const end = source.indexOf('>', at);
    if (end < 0) return -1;
    const quote = openQuote(source, at, end);
    if (quote === null || lastQuotes.has(quote)) return end + 1;
    const closing = source.indexOf(quote, end);
    if (closing >= 0) at = closing + 1;
    else {
      lastQuotes.add(quote);
      return end + 1;
    }
  }
};

/** The quote that is open at `end` when reading from `from`. */
const openQuote = (source: string, from: number, end: number): '"' | "'" | null => {
  let quote: '"' | "'" | null = null;
  for (let at = from; at < end; at++) {
    const character = source[at];
    if (quote !== null) {
      if (character === quote) quote = null;
    } else if (character === '"' || character === "'") quote = character;
  }
  return quote;
};

const nameAt = (source: string, at: number): string => {
  NAME.lastIndex = at;
  return NAME.exec(source)?.[0] ?? '';
};

const shut = (reader: Reader, end: number): void => {
  const element = reader.current;
  if (!element) return;
  element.contentEnd = end;
  reader.open.set(element.written, (reader.open.get(element.written) ?? 1) - 1);
  reader.depth--;
  if (ENTRY.test(element.written)) reader.entries++;
  reader.current = element.parent;
};

/** A closing tag of no open element, right after text, is the misspelt end of that text, unless the right one follows. */
const endsText = ({ source, current }: Reader, tagAfter: number): boolean => {
  if (!current || current.children.length > 0) return false;
  const next = source.indexOf('<', tagAfter);
  return !(source[next + 1] === '/' && nameAt(source, next + 2).toLowerCase() === current.written);
};

const takeClosingTag = (reader: Reader, at: number): number => {
  const written = nameAt(reader.source, at + 2).toLowerCase();
  const end = after(reader.source, '>', at);
  if (end < 0) return -1;
  if ((reader.open.get(written) ?? 0) > 0) {
    while (reader.current && reader.current.written !== written) shut(reader, at);
    shut(reader, at);
  } else if (!VOID.has(written) && endsText(reader, end)) shut(reader, at);
  return end;
};

/** Entries never stand in each other: one that begins where another is open means that its end was forgotten. */
const shutForgotten = (reader: Reader, written: string, at: number): void => {
  const { current } = reader;
  const isForgotten =
    current?.written === written || (current?.parent?.written === written && !current.children.length);
  if (!ENTRY.test(written) || !isForgotten) return;
  if (current?.written !== written) shut(reader, at);
  shut(reader, at);
};

const takeOpeningTag = (reader: Reader, at: number): number => {
  const { source } = reader;
  const name = nameAt(source, at + 1);
  if (name === '') return at + 1;
  const attributesAt = at + 1 + name.length;
  const end = tagEnd(reader, attributesAt);
  if (end < 0) return -1;
  const written = name.toLowerCase();
  shutForgotten(reader, written, at);
  const parent = reader.current;
  const names = (parent?.names ?? ROOT_NAMES).within(source, attributesAt, end);
  const element: OpenElement = {
    name: names.nameOf(written),
    parent,
    children: NO_CHILDREN,
    source,
    attributesAt,
    contentAt: end,
    contentEnd: end,
    written,
    names,
  };
  if (parent?.children === NO_CHILDREN) parent.children = [element];
  else parent?.children.push(element);
  reader.root ??= element;
  if (++reader.elements > MOST_ELEMENTS) throw new FetchFault('parse', 'The feed holds too many elements to be read.');
  if (source[end - 2] === '/' || VOID.has(written)) return end;
  reader.current = element;
  reader.open.set(written, (reader.open.get(written) ?? 0) + 1);
  if (++reader.depth > DEEPEST) throw new FetchFault('parse', 'The feed nests its elements too deeply to be read.');
  return end;
};

/** Reads the markup at `at`; answers the index after it, or -1 when the document breaks off within. */
const takeMarkup = (reader: Reader, at: number): number => {
  const { source } = reader;
  const mark = source[at + 1];
  if (mark === '/') return takeClosingTag(reader, at);
  if (mark === '?') return after(source, '?>', at);
  if (mark !== '!') return takeOpeningTag(reader, at);
  if (source.startsWith('<!--', at)) return after(source, '-->', at + 4);
  return source.startsWith('<![CDATA[', at) ? after(source, ']]>', at) : after(source, '>', at);
};

/**
 * The element that begins at `from`, whatever its state: elements end where their parents end, a misspelt closing tag
 * ends the text before it, a bare "<" is text, an entry that breaks off is left out. Takes linear time. Declared
 * entities are never expanded. After `mostEntries` items or entries the rest is not looked at.
 * @throws FetchFault `parse` for more than 200,000 elements, or 10,000 that stand in each other
 */
export const readXml = (source: string, from: number, mostEntries: number): XmlElement | null => {
  const reader: Reader = {
    source,
    root: null,
    current: null,
    depth: 0,
    elements: 0,
    entries: 0,
    open: new Map(),
    lastQuotes: new Set(),
  };
  let at = from;
  while (at >= 0 && !(reader.root && !reader.current) && reader.entries < mostEntries) {
    const next = source.indexOf('<', at);
    at = next < 0 ? -1 : takeMarkup(reader, next);
  }
  const isBroken = at < 0;
  while (reader.current) {
    const { parent, written } = reader.current;
    shut(reader, source.length);
    if (isBroken && ENTRY.test(written)) parent?.children.pop();
  }
  return reader.root;
};

/** The element as it is written, from its first attribute to the end of its content. */
export const writtenAs = ({ source, attributesAt, contentEnd }: XmlElement): string =>
  source.slice(attributesAt, contentEnd);

/** Its attributes as they are written. */
export const attributesAsWritten = ({ source, attributesAt, contentAt }: XmlElement): string =>
  source.slice(attributesAt, contentAt);

const ATTRIBUTE = /([^\s=<>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?|[\s\S]/y;

const findAttribute = (element: XmlElement, isIt: (name: string) => boolean): string | undefined => {
  const { source, attributesAt, contentAt } = element;
  ATTRIBUTE.lastIndex = attributesAt;
  while (ATTRIBUTE.lastIndex < contentAt - 1) {
    const match = ATTRIBUTE.exec(source);
    if (match?.[1] && isIt(match[1].toLowerCase())) return decodeText(match[2] ?? match[3] ?? match[4] ?? '').trim();
  }
  return undefined;
};

/** The value of an attribute, by its name as written, in any case. */
export const attribute = (element: XmlElement | undefined, name: string): string | undefined =>
  element && element.contentAt - element.attributesAt > name.length
    ? findAttribute(element, (written) => written === name)
    : undefined;

/** The value of an attribute by its local name, whatever its prefix. */
export const localAttribute = (element: XmlElement, name: string): string | undefined =>
  findAttribute(element, (written) => written === name || written.endsWith(`:${name}`));

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 section 2.2 forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const FORBIDDEN_REFERENCE = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[0-9a-f]));/gi;

/** Entities with a semicolon only: "&copy=2" in an address is a parameter. */
const decodeText = (text: string): string =>
  text.includes('&') ? decode(text.replace(FORBIDDEN_REFERENCE, ''), { level: 'all', scope: 'strict' }) : text;

/** Nobody reads more of one text. */
const LONGEST_TEXT = 1_000_000;

/**
 * What the text of an element means: entities decoded, comments left out, CDATA sections taken as they are. Reads at
 * most a million characters.
 */
export const textOf = ({ source, contentAt, contentEnd }: XmlElement): string => {
  const raw = source.slice(contentAt, Math.min(contentEnd, contentAt + LONGEST_TEXT)).replace(FORBIDDEN, '');
  if (!raw.includes('<!')) return decodeText(raw).trim();
  const pieces: string[] = [];
  for (let at = 0; at < raw.length; ) {
    const next = raw.indexOf('<!', at);
    pieces.push(decodeText(raw.slice(at, next < 0 ? raw.length : next)));
    if (next < 0) break;
    const isVerbatim = raw.startsWith('<![CDATA[', next);
    const isComment = raw.startsWith('<!--', next);
    const found = isVerbatim || isComment ? raw.indexOf(isVerbatim ? ']]>' : '-->', next) : next + 2;
    const end = found < 0 ? raw.length : found;
    if (!isComment) pieces.push(raw.slice(next + (isVerbatim ? 9 : 0), end));
    at = isVerbatim || isComment ? end + 3 : end;
  }
  return pieces.join('').trim();
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;' };

/** The content as markup, for elements whose children are its text: entities stay, CDATA sections become escaped text. */
export const markupOf = ({ source, contentAt, contentEnd }: XmlElement): string =>
  source
    .slice(contentAt, Math.min(contentEnd, contentAt + LONGEST_TEXT))
    .replace(FORBIDDEN, '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replace(/[&<]/g, (sign) => ESCAPES[sign] ?? sign))
    .trim();
