import { type JsonFeed, parseJsonFeed } from 'feedsmith';
import { FetchFault } from '../fetch/fetch-fault.ts';
import { absoluteUrl } from './absolute-url.ts';
import { parseFeedDate } from './dates.ts';
import { type MediaFile, pickImage, pickMedia } from './entry-media.ts';
import { htmlToLine, textAsHtml } from './html-text.ts';
import type { OpenFeed, ParsedEntry } from './parsed-feed.ts';

type When = number | null;

const authorsOf = (authors: JsonFeed.Author[] | undefined): string | null =>
  htmlToLine((authors ?? []).flatMap(({ name }) => name ?? []).join(', ')) || null;

const readItem = (item: JsonFeed.Item<When>, feed: JsonFeed.Feed<When>, base: string): ParsedEntry => {
  const contentHtml = item.content_html ?? (item.content_text ? textAsHtml(item.content_text) : null);
  const enclosures = (item.attachments ?? []).map(
    ({ url, mime_type, duration_in_seconds }): MediaFile => ({
      url,
      type: mime_type,
      width: 0,
      height: 0,
      durationS: duration_in_seconds ?? null,
    }),
  );
  const ownAddress = item.id && /^https?:\/\//i.test(item.id) ? absoluteUrl(item.id, base) : null;
  return {
    guid: item.id ?? null,
    url: absoluteUrl(item.url, base) ?? absoluteUrl(item.external_url, base) ?? ownAddress,
    title: htmlToLine(textAsHtml(item.title ?? '')),
    summaryHtml: item.summary ? textAsHtml(item.summary) : null,
    contentHtml,
    publishedAt: item.date_published ?? null,
    updatedAt: item.date_modified ?? null,
    author: authorsOf(item.authors) ?? authorsOf(feed.authors),
    categories: (item.tags ?? []).map((tag) => htmlToLine(textAsHtml(tag))).filter((tag) => tag !== ''),
    language: item.language ?? null,
    imageUrl: pickImage({
      media: null,
      enclosures,
      own: [item.image, item.banner_image],
      html: [contentHtml],
      base,
    }),
    media: pickMedia(null, enclosures, base),
    commentsCount: null,
    views: null,
  };
};

const VERSION = 'https://jsonfeed.org/version/1';

const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.some((key) => key in value);

/** Each object and array costs many times the two bytes it is written in. */
const MOST_STRUCTURES = 100_000;
const OPENING = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));

const holdsTooMany = (text: string): boolean => {
  let structures = 0;
  for (let at = 0; at < text.length && structures <= MOST_STRUCTURES; at++) {
    if (OPENING.has(text.charCodeAt(at))) structures++;
  }
  return structures > MOST_STRUCTURES;
};

const ITEM_MARKS = ['content_text', 'content_html', 'date_published', 'url'];

/**
 * Many JSON documents have a title and items. Where the version is not the address the specification asks for, what
 * only feeds have tells.
 * @throws when nothing does
 */
const withVersion = (document: unknown): Record<string, unknown> => {
  if (typeof document !== 'object' || document === null) throw new Error('no object');
  const { version, items } = document as { version?: unknown; items?: unknown };
  if (typeof version === 'string' && version.includes('jsonfeed.org')) return { ...document };
  const isFeed =
    has(document, 'home_page_url', 'feed_url') ||
    (Array.isArray(items) && items.some((item) => has(item, ...ITEM_MARKS)));
  if (!isFeed || !Array.isArray(items)) throw new Error('no feed');
  return { ...document, version: VERSION };
};

/**
 * JSON Feed 1.0 and 1.1.
 * @param limit the most items that are read
 * @throws when the text is no JSON, or none of a feed; FetchFault `parse` for more than 100,000 objects and arrays
 */
export const readJson = (text: string, url: string, limit: number): OpenFeed => {
  if (holdsTooMany(text)) throw new FetchFault('parse', 'The feed holds too many elements to be read.');
  const feed = parseJsonFeed(withVersion(JSON.parse(text)), { maxItems: limit, parseDateFn: parseFeedDate });
  const site = absoluteUrl(feed.home_page_url, url);
  return {
    format: 'json',
    title: feed.title ? htmlToLine(textAsHtml(feed.title)) || null : null,
    language: feed.language ?? null,
    ttlMinutes: null,
    site,
    hub: absoluteUrl(feed.hubs?.[0]?.url, url),
    self: absoluteUrl(feed.feed_url, url),
    skipHours: [],
    skipDays: [],
    scope: `${site ?? url} ${authorsOf(feed.authors)}`,
    entries: (feed.items ?? []).map((item) => ({
      source: JSON.stringify(item),
      read: () => readItem(item, feed, site ?? url),
    })),
  };
};
