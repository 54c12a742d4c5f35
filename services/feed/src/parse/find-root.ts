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

/** The index of the first element; everything before it is prolog, comments, a document type or junk. */
const firstElement = (xml: string, from: number): number => {
  let at = xml.indexOf('<', from);
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

interface Root {
  /** Local name of the element in lower case, "{" for JSON, or null when there is no element. */
  name: string | null;
  /** Where it begins. */
  at: number;
}

const FEED_ROOTS: ReadonlySet<string> = new Set(['rss', 'feed', 'entry', 'rdf', 'channel']);

const elementFrom = (source: string, from: number): Root => {
  const at = firstElement(source, from);
  const name = at < 0 ? null : /^<(?:[\w.-]+:)?([\w.-]+)/.exec(source.slice(at, at + 200))?.[1];
  return { name: name?.toLowerCase() ?? null, at };
};

/**
 * The element or brace that a feed begins with. Messages of a program that failed may stand before it, as plain text
 * or as markup; then the prolog tells where the feed begins.
 */
export const findRoot = (source: string): Root => {
  const start = /[^\s\ufeff]/.exec(source)?.index ?? 0;
  if (source[start] === '{' || source[start] === '[') return { name: '{', at: start };
  const root = elementFrom(source, start);
  if (root.name === null || FEED_ROOTS.has(root.name)) return root;
  const prolog = source.indexOf('<?xml', root.at);
  const behind = prolog < 0 ? root : elementFrom(source, prolog);
  return behind.name !== null && FEED_ROOTS.has(behind.name) ? behind : root;
};
