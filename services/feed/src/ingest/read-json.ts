import type { JsonFeed } from 'feedsmith';
import { absoluteUrl, pickImage, pickMedia } from './entry-media.ts';
import { htmlToLine, textAsHtml } from './html-text.ts';
import type { ParsedEntry, ParsedFeed } from './parsed-feed.ts';

type When = number | null;

const authorsOf = (authors: JsonFeed.Author[] | undefined): string | null =>
  htmlToLine((authors ?? []).flatMap(({ name }) => name ?? []).join(', ')) || null;

const readItem = (item: JsonFeed.Item<When>, feed: JsonFeed.Feed<When>, base: string): ParsedEntry => {
  const contentHtml = item.content_html ?? (item.content_text ? textAsHtml(item.content_text) : null);
  const enclosures = (item.attachments ?? []).map(({ url, mime_type, duration_in_seconds }) => ({
    url,
    type: mime_type,
    durationS: duration_in_seconds,
  }));
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
      media: undefined,
      enclosures,
      own: [item.image, item.banner_image],
      html: [contentHtml],
      base,
    }),
    media: pickMedia(undefined, enclosures, base),
    commentsCount: null,
    views: null,
  };
};

/** JSON Feed 1.0 and 1.1. */
export const readJson = (feed: JsonFeed.Feed<When>, url: string): ParsedFeed => {
  const site = absoluteUrl(feed.home_page_url, url);
  return {
    format: 'json',
    title: feed.title ? htmlToLine(textAsHtml(feed.title)) || null : null,
    language: feed.language ?? null,
    ttlMinutes: null,
    site,
    hub: absoluteUrl(feed.hubs?.[0]?.url, url),
    entries: (feed.items ?? []).map((item) => readItem(item, feed, site ?? url)),
  };
};
