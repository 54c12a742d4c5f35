import { createHash } from 'node:crypto';
import type { Post } from '@360/contracts/news';
import { htmlToText } from '../parse/html-text.ts';
import type { ParsedEntry } from '../parse/parsed-feed.ts';
import { canonicalUrl } from './canonical-url.ts';
import { excerptOf } from './excerpt.ts';
import { detectLanguage, primaryLanguage } from './language-of.ts';
import { isVideoFile, videoIdOf } from './video.ts';

/** An entry as the news keeps it: plain text and one address, whatever the feed wrote. Times in ms since 1970. */
export interface NormalisedEntry {
  /** The canonical address, or `guid:<feed host>:<guid>` for entries without a page of their own. */
  key: string;
  canonicalUrl: string;
  title: string;
  /** Plain text, at most 600 characters, cut at a sentence or word. */
  summary: string;
  /** Plain text, at most 100 kB; empty when the feed gives none. */
  text: string;
  wordCount: number;
  publishedAt: number;
  dateStated: boolean;
  author: string | null;
  rawCategories: string[];
  language: string | null;
  imageUrl: string | null;
  videoUrl: string | null;
  embedUrl: string | null;
  durationS: number | null;
  contentType: 'article' | 'video';
  mediaType: 'photo' | 'video' | 'gif' | null;
  socialMetrics: { comments: number; shares: number; reactions: number } | null;
  views: number | null;
  /** Who posted it where; null for everything that is no post. */
  post: Post | null;
  /** Whose report it is, where its feed carries several publishers'; null where it is the feed's own. */
  publisherId: string | null;
  /** SHA-256 of title, summary and text: it changes when the publisher revises the entry. */
  contentHash: string;
}

export interface EntryContext {
  feedUrl: string;
  feedLanguage: string | null;
  fetchedAt: number;
}

const LIMITS = { title: 500, summary: 600, textBytes: 100_000, author: 200, categories: 30, category: 100 };
const FUTURE_TOLERANCE_MS = 24 * 3_600_000;

type Address = Pick<NormalisedEntry, 'key' | 'canonicalUrl'>;

/** Many entries may share a home page, so it identifies none of them. */
const isHomePage = (url: string): boolean => {
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '';
};

const addressOf = (entry: ParsedEntry, feedUrl: string): Address | null => {
  const own = entry.url === null ? null : canonicalUrl(entry.url, feedUrl);
  if (own !== null && !(isHomePage(own) && entry.guid !== null)) return { key: own, canonicalUrl: own };
  const media = entry.media && canonicalUrl(entry.media.url, feedUrl);
  const page = own ?? media ?? canonicalUrl(feedUrl);
  if (page === null || (entry.guid === null && media === null)) return null;
  return { key: entry.guid === null ? page : `guid:${new URL(feedUrl).hostname}:${entry.guid}`, canonicalUrl: page };
};

/** The beginning of a text, at most `limit` bytes in UTF-8, whole characters. */
export const cutBytes = (text: string, limit: number): string => {
  const bytes = Buffer.from(text);
  // The last character may have been cut in two.
  return bytes.length <= limit
    ? text
    : bytes
        .subarray(0, limit)
        .toString()
        .replace(/\ufffd$/, '')
        .trimEnd();
};

const textsOf = (entry: ParsedEntry): Pick<NormalisedEntry, 'title' | 'summary' | 'text'> => {
  const content = entry.contentHtml ? htmlToText(entry.contentHtml) : '';
  const description = entry.summaryHtml ? htmlToText(entry.summaryHtml) : '';
  const summary = excerptOf(description || content, LIMITS.summary);
  // Feeds without a content element often give the whole report as the description.
  const text = content || (description.length > LIMITS.summary ? description : '');
  return {
    title: excerptOf(entry.title || summary, LIMITS.title),
    summary,
    text: cutBytes(text, LIMITS.textBytes),
  };
};

/** The words of a text, counted by dictionary in languages that put no spaces between them. */
export const countWords = (text: string, language: string | null): number => {
  const hasNoSpaces = language !== null && ['zh', 'ja', 'th', 'lo', 'km', 'my'].includes(language);
  if (!hasNoSpaces) return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words++;
  }
  return words;
};

/** Programs write the beginning of their calendar when they know no date. */
const isUnset = (at: number): boolean => at === 0 || new Date(at).getUTCFullYear() < 1000;

const dateOf = (entry: ParsedEntry, fetchedAt: number): Pick<NormalisedEntry, 'publishedAt' | 'dateStated'> => {
  const stated = entry.publishedAt === null || isUnset(entry.publishedAt) ? null : entry.publishedAt;
  const at = stated ?? entry.updatedAt ?? fetchedAt;
  return { publishedAt: at > fetchedAt + FUTURE_TOLERANCE_MS ? fetchedAt : at, dateStated: stated !== null };
};

type Film = Pick<NormalisedEntry, 'videoUrl' | 'embedUrl' | 'durationS' | 'contentType' | 'mediaType'>;

const filmOf = (entry: ParsedEntry, page: string): Film => {
  const { media } = entry;
  const embed = videoIdOf(page) ?? (media && videoIdOf(media.url));
  const file = media && isVideoFile(media.url, media.type) && !videoIdOf(media.url) ? media.url : null;
  const isVideo = embed !== null || file !== null;
  const isGif = entry.imageUrl !== null && /\.gif$/i.test(new URL(entry.imageUrl).pathname);
  const picture = entry.imageUrl === null ? null : isGif ? 'gif' : 'photo';
  return {
    videoUrl: file,
    embedUrl: embed?.embedUrl ?? null,
    durationS: media?.durationS ?? null,
    contentType: isVideo ? 'video' : 'article',
    mediaType: isVideo ? 'video' : picture,
  };
};

const categoriesOf = (entry: ParsedEntry): string[] =>
  [...new Set(entry.categories.map((name) => name.slice(0, LIMITS.category)))].slice(0, LIMITS.categories);

/** The `contentHash` of an entry with these texts. */
export const hashOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\u0000')).digest('hex');

/**
 * Brings an entry to the one form the news is kept in. Null when it has neither title nor text, or no address.
 * A date more than a day ahead, or none at all, becomes the time of fetching.
 */
export const normaliseEntry = (entry: ParsedEntry, context: EntryContext): NormalisedEntry | null => {
  const address = addressOf(entry, context.feedUrl);
  const { title, summary, text } = textsOf(entry);
  if (address === null || (title === '' && text === '')) return null;
  const declared = primaryLanguage(entry.language) ?? primaryLanguage(context.feedLanguage);
  const language = declared ?? detectLanguage(`${title}\n${text || summary}`);
  return {
    ...address,
    title,
    summary,
    text,
    wordCount: countWords(text || summary, language),
    ...dateOf(entry, context.fetchedAt),
    author: entry.author && excerptOf(entry.author, LIMITS.author),
    rawCategories: categoriesOf(entry),
    language,
    imageUrl: entry.imageUrl,
    ...filmOf(entry, address.canonicalUrl),
    socialMetrics: entry.commentsCount === null ? null : { comments: entry.commentsCount, shares: 0, reactions: 0 },
    views: entry.views,
    post: null,
    publisherId: null,
    contentHash: hashOf(title, summary, text),
  };
};
