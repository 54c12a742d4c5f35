import { decode } from 'html-entities';

const LONGEST_HTML = 1_000_000;
/** Elements whose whole content is no text for a reader. */
const HIDDEN = new Set('script style noscript template iframe object svg math head textarea select button'.split(' '));
const PARAGRAPHS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table section article aside header footer figure figcaption hr main nav form fieldset address details'.split(
    ' ',
  ),
);
const LINES = new Set('br li tr dt dd summary caption option'.split(' '));
const CELLS = new Set(['td', 'th']);

interface Tag {
  name: string;
  isClosing: boolean;
  end: number;
}

const readTag = (html: string, at: number): Tag | null => {
  const isClosing = html[at + 1] === '/';
  const start = at + (isClosing ? 2 : 1);
  let nameEnd = start;
  while (/[a-z0-9:-]/i.test(html[nameEnd] ?? '') && nameEnd - start < 40) nameEnd++;
  if (nameEnd === start || !/[a-z]/i.test(html[start] ?? '')) return null;
  return { name: html.slice(start, nameEnd).toLowerCase(), isClosing, end: tagEnd(html, nameEnd) };
};

/** The index after the tag's ">", which does not count inside quotes; the text's end when the tag is cut off. */
const tagEnd = (html: string, from: number): number => {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const character = html[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') return at + 1;
    else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character;
  }
  const unquoted = html.indexOf('>', from);
  return unquoted < 0 ? html.length : unquoted + 1;
};

/** The index after the element's closing tag. A script or style that never closes hides everything after it. */
const hiddenEnd = (html: string, lower: string, tag: Tag): number => {
  const close = lower.indexOf(`</${tag.name}`, tag.end);
  if (close >= 0) return tagEnd(html, close);
  return tag.name === 'script' || tag.name === 'style' || tag.name === 'iframe' ? html.length : tag.end;
};

const breakOf = (name: string): string => {
  if (PARAGRAPHS.has(name)) return '\n\n';
  if (LINES.has(name)) return '\n';
  return CELLS.has(name) ? ' ' : '';
};

const skipAfter = (html: string, mark: string, from: number): number => {
  const end = html.indexOf(mark, from);
  return end < 0 ? html.length : end + mark.length;
};

/** One pass over the markup, so that no input takes more than linear time; text is decoded only outside of tags. */
const strip = (source: string): string => {
  const html = source.slice(0, LONGEST_HTML);
  // Lower-casing some letters changes their number, which would shift every index after them.
  const lower = html.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
  const unclosed = new Set<string>();
  const pieces: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const textEnd = open < 0 ? html.length : open;
    if (textEnd > at) pieces.push(decode(html.slice(at, textEnd).replace(/\s+/g, ' ')));
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      at = skipAfter(html, '-->', open + 4);
    } else if (html.startsWith('<![CDATA[', open)) {
      at = open + 9;
    } else if (/^<(?:[!?]|\/[^a-z])/i.test(html.slice(open, open + 3))) {
      at = skipAfter(html, '>', open);
    } else {
      const tag = readTag(html, open);
      pieces.push(tag ? breakOf(tag.name) : '<');
      at = tag ? tag.end : open + 1;
      if (tag && !tag.isClosing && HIDDEN.has(tag.name) && !unclosed.has(tag.name)) {
        at = hiddenEnd(html, lower, tag);
        if (at === tag.end) unclosed.add(tag.name);
      }
    }
  }
  return pieces.join('');
};

const ESCAPED_MARKUP = /<\/[a-z][a-z0-9]*\s*>|<(?:br|hr|img|p)\b[^<>]*>|<[a-z][a-z0-9]*\s+[a-z-]+=/i;
const LEFT_ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;
/** Control characters, and the format characters that hide or turn round other text; joiners shape words and stay. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** No script stacks so many marks on a letter; normalising a long run of them takes time by the square of its length. */
const STACKED_MARKS = /(\p{M}{16})\p{M}+/gu;

const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(STACKED_MARKS, '$1')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * What a reader sees of some HTML: no markup, scripts or styles; a blank line between paragraphs. Text that was
 * escaped once too often is read as what was meant. Takes linear time; reads at most a million characters.
 */
export const htmlToText = (html: string): string => {
  const first = strip(html);
  const text = ESCAPED_MARKUP.test(first) ? strip(first) : first;
  return tidy(LEFT_ENTITY.test(text) ? decode(text) : text);
};

/** The same on one line, for titles and names. */
export const htmlToLine = (html: string): string => htmlToText(html).replace(/\s+/g, ' ');

/** Plain text as the HTML that shows it. */
export const textAsHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
