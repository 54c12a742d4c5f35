import { countWords } from '../ingest/normalise-entry.ts';
import { decodeBody } from '../parse/decode-body.ts';
import { type Article, extractArticle } from './extract-article.ts';
import { AGENT, readDirectives, refusalInMeta } from './opt-outs.ts';
import { parsePage } from './page-document.ts';

export interface PageTask {
  body: Uint8Array;
  contentType: string | null;
  /** Where it came from, after redirects. */
  url: string;
  /** What the feed says of the item: its title, and how many words it gives. */
  item: { title: string; wordCount: number };
}

/** What a page is good for. A reason is one sentence. */
export type PageReading =
  | { kind: 'article'; article: Article }
  | { kind: 'refused'; reason: string }
  /** The feed has given all there is. */
  | { kind: 'none' }
  | { kind: 'unreadable'; reason: string };

const SHORTEST_WORD = 4;
/** Inflected words share their beginning. */
const STEM = 5;
const SHARED_WORDS = 0.25;

const unreadable = (reason: string): PageReading => ({ kind: 'unreadable', reason });

/** The beginnings of the words of a title that carry its subject; pairs of letters in scripts without spaces. */
const keysOf = (title: string): string[] => {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(title.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const isLong = (word: string) => word.length >= SHORTEST_WORD || /^[\p{Lo}]{2,}$/u.test(word);
  return [...new Set(words.filter(isLong).map((word) => word.slice(0, STEM)))];
};

/** Whether a page is about what the feed announced, and no wall of consent, sign-in or error in its place. */
const isAbout = (title: string, article: Article): boolean => {
  const keys = keysOf(title);
  const text = `${article.title}\n${article.text}`.toLowerCase();
  return keys.filter((key) => text.includes(key)).length >= keys.length * SHARED_WORDS;
};

/** Reads the article off a page. Pure; hostile pages can make it run long or out of memory, so it belongs into a thread. */
export const readPage = ({ body, contentType, url, item }: PageTask): PageReading => {
  const page = parsePage(decodeBody(body, contentType), url);
  const refusal = refusalInMeta(page.meta);
  if (refusal) return { kind: 'refused', reason: refusal };
  const withoutImages = readDirectives(
    page.meta.filter(({ name }) => name === 'robots' || name === AGENT.toLowerCase()).map(({ content }) => content),
  ).withoutImages;
  const article = extractArticle(page, url);
  if (!article) return unreadable('There is no article on the page.');
  if (countWords(article.text, article.language) <= item.wordCount) return { kind: 'none' };
  if (!isAbout(item.title, article)) return unreadable('The page is about something else than its feed announced.');
  return { kind: 'article', article: withoutImages ? { ...article, image: null } : article };
};
