import { decodeEntities } from './html-entities.ts';

export interface MarkupText {
  title: string;
  text: string;
}

/** Elements whose content nobody sees as text, up to their end tag. */
const UNSEEN = ['script', 'style', 'template', 'noscript', 'iframe', 'noembed', 'noframes', 'object', 'select'];
const END_TAGS = new Map([...UNSEEN, 'title'].map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')]));

const BLOCKS = new Set(
  'address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html li main nav ol p pre section summary svg table text tr tspan ul'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th', 'option', 'button', 'label']);

const TAG_NAME = /<\/?([a-z][^\s/>]*)/iy;
/** The rest of a tag; what stands in quotes does not end it. */
const REST_OF_TAG = /(?:[^>"']|"[^"]*"|'[^']*')*>/y;
const COMMENT_END = /--!?>/g;

/** Index behind the next match at or after `from`, or the end of the markup. */
const behind = (pattern: RegExp, markup: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(markup) ? pattern.lastIndex : markup.length;
};

const behindText = (needle: string, markup: string, from: number): number => {
  const at = markup.indexOf(needle, from);
  return at < 0 ? markup.length : at + needle.length;
};

const spaceOf = (name: string): string => (BLOCKS.has(name) ? '\n' : CELLS.has(name) ? ' ' : '');

/**
 * The visible words of HTML, SVG or other XML, without its scripts and styles. Nothing is run, fetched or expanded; it
 * takes time in proportion to the length.
 */
export const textOfMarkup = (markup: string): MarkupText => {
  const isXml = /^\s*<(?:\?xml|svg)/i.test(markup);
  const words: string[] = [];
  let title = '';
  let at = 0;
  const skipTag = (): void => {
    TAG_NAME.lastIndex = at;
    const name = TAG_NAME.exec(markup)?.[1]?.toLowerCase() ?? '';
    const isEnd = markup[at + 1] === '/';
    const end = behind(REST_OF_TAG, markup, at + name.length + 1);
    const isVoid = isEnd || (isXml && markup[end - 2] === '/');
    words.push(spaceOf(name));
    at = end;
    const endTag = isVoid ? undefined : END_TAGS.get(name);
    if (endTag === undefined) return;
    endTag.lastIndex = at;
    const from = at;
    at = endTag.exec(markup)?.index ?? markup.length;
    if (name === 'title') title ||= decodeEntities(markup.slice(from, at));
  };
  while (at < markup.length) {
    const open = markup.indexOf('<', at);
    words.push(decodeEntities(markup.slice(at, open < 0 ? markup.length : open)));
    if (open < 0) break;
    at = open;
    if (markup.startsWith('<!--', at)) at = behind(COMMENT_END, markup, at + 2);
    else if (markup.startsWith('<![CDATA[', at)) {
      const end = behindText(']]>', markup, at);
      words.push(markup.slice(at + 9, end).replace(/\]\]>$/, ''));
      at = end;
    } else if (markup[at + 1] === '!' || markup[at + 1] === '?') at = behindText('>', markup, at);
    else if (/[a-z/]/i.test(markup[at + 1] ?? '')) skipTag();
    else words.push(markup[at++] ?? '');
  }
  return { title, text: words.join('') };
};
