// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 section 2.2 forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const FORBIDDEN_REFERENCE = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[0-9a-f]));/gi;

/** Where the document type declaration that starts at `from` ends; its own declarations may hold ">" in quotes. */
const doctypeEnd = (xml: string, from: number): number => {
  let depth = 0;
  let quote = '';
  for (let at = from; at < xml.length; at++) {
    const character = xml[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '[') depth++;
    else if (character === ']') depth--;
    else if (character === '>' && depth <= 0) return at + 1;
  }
  return xml.length;
};

const after = (text: string, mark: string, from: number): number => {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
};

/** The index of the document's first element; everything before it is prolog, comments or junk. */
const rootStart = (xml: string): number => {
  let at = xml.indexOf('<');
  while (at >= 0 && at < xml.length) {
    if (xml.startsWith('<!--', at)) at = after(xml, '-->', at);
    else if (xml.startsWith('<?', at)) at = after(xml, '>', at);
    else if (/^<!doctype\b/i.test(xml.slice(at, at + 10))) at = doctypeEnd(xml, at);
    else if (/[\p{L}_]/u.test(xml[at + 1] ?? '')) return at;
    else at++;
    at = xml.indexOf('<', at);
  }
  return -1;
};

interface Document {
  /** Local name of the first element in lower case, "{" for JSON, or null. */
  root: string | null;
  text: string;
}

/**
 * Takes away what stands before the feed (junk, comments, a document type with its entities, which are never expanded)
 * and the characters XML forbids, and names what is left.
 */
export const openDocument = (source: string): Document => {
  const trimmed = source.replace(/^[\s\ufeff]+/, '');
  if (/^[{[]/.test(trimmed)) return { root: '{', text: trimmed };
  const start = rootStart(source);
  if (start < 0) return { root: null, text: '' };
  const text = source.slice(start).replace(FORBIDDEN, '').replace(FORBIDDEN_REFERENCE, '');
  const name = /^<(?:[\w.-]+:)?([\w.-]+)/.exec(text)?.[1]?.toLowerCase() ?? null;
  return { root: name, text };
};
