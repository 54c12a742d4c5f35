import { textAsHtml } from './html-text.ts';
import { attribute, markupOf, textOf, type XmlElement } from './xml-tree.ts';

/** Feeds that call HTML plain text are told by its tags or entities. */
const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;
const BASE64 = /^[A-Za-z\d+/\s]+={0,2}\s*$/;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text behind base64; null when it is none. */
const unpacked = (text: string): string | null => {
  try {
    return BASE64.test(text) ? decoder.decode(Buffer.from(text, 'base64')) : null;
  } catch {
    return null;
  }
};

const asHtml = (text: string): string => (LOOKS_LIKE_HTML.test(text) ? text : textAsHtml(text));

/** Tags of a vocabulary with a prefix, as `<h:p>`, without it. */
const withoutPrefixes = (markup: string): string => markup.replace(/(<\/?)[A-Za-z][\w.-]*:(?=[A-Za-z])/g, '$1');

/**
 * The HTML of an Atom text construct: its type is text, html, xhtml or a media type (RFC 4287 section 3.1); in Atom 0.3
 * its mode is xml, escaped or base64. Null when it says nothing that can be read.
 */
export const htmlOf = (element: XmlElement | undefined): string | null => {
  if (!element) return null;
  const type = attribute(element, 'type')?.toLowerCase() ?? 'text';
  const mode = attribute(element, 'mode')?.toLowerCase();
  if (/^(?:image|audio|video)\//.test(type)) return null;
  if (mode === 'base64' || type === 'application/octet-stream') {
    const text = unpacked(textOf(element));
    return text && asHtml(text);
  }
  const isMarkup = /xhtml|xml$/.test(type) || element.children.length > 0;
  if (isMarkup && mode !== 'escaped' && !/^(?:text\/)?html$/.test(type)) {
    return withoutPrefixes(markupOf(element)) || null;
  }
  const text = textOf(element);
  const isPlain = type === 'text' || type === 'text/plain';
  return (isPlain ? asHtml(text) : text) || null;
};
