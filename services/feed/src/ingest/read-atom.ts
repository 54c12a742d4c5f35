import type { AtomFeed } from 'feedsmith';
import { absoluteUrl, pickImage, pickMedia, viewsOf } from './entry-media.ts';
import { htmlToLine, textAsHtml } from './html-text.ts';
import type { ParsedEntry, ParsedFeed } from './parsed-feed.ts';

type When = number | null;
type Entry = AtomFeed.Entry<When>;
type Link = AtomFeed.Link<When>;

/** Feeds that call HTML plain text are told by its tags or entities. */
const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** The HTML of a text construct (RFC 4287 section 3.1), whose type may be text, html, xhtml or a media type. */
const htmlOf = (text: { value?: string; type?: string } | undefined): string | null => {
  if (!text?.value) return null;
  const isPlain = text.type === undefined || text.type === 'text' || text.type === 'text/plain';
  return isPlain && !LOOKS_LIKE_HTML.test(text.value) ? textAsHtml(text.value) : text.value;
};

const linkOf = (links: Link[] | undefined, rel: string): string | undefined => {
  const fitting = (links ?? []).filter((link) => link.href && (link.rel ?? 'alternate').toLowerCase() === rel);
  return (fitting.find(({ type }) => type === undefined || /html/.test(type)) ?? fitting[0])?.href;
};

const addressOf = (entry: Entry, base: string): string | null =>
  absoluteUrl(linkOf(entry.links, 'alternate'), base) ??
  absoluteUrl(entry.content?.src, base) ??
  (entry.id && /^https?:\/\//i.test(entry.id) ? absoluteUrl(entry.id, base) : null) ??
  absoluteUrl(entry.links?.find(({ rel }) => rel !== 'self' && rel !== 'edit' && rel !== 'enclosure')?.href, base);

const authorOf = (entry: Entry, feed: AtomFeed.Feed<When>): string | null => {
  const people = entry.authors ?? entry.source?.authors ?? feed.authors ?? [];
  const names = people.flatMap(({ name, email }) => name ?? email ?? []);
  return htmlToLine((names.length > 0 ? names : (entry.dc?.creators ?? [])).join(', ')) || null;
};

const readEntry = (entry: Entry, feed: AtomFeed.Feed<When>, feedBase: string): ParsedEntry => {
  const base = absoluteUrl(entry.xml?.base, feedBase) ?? feedBase;
  const contentBase = absoluteUrl(entry.content?.xml?.base, base) ?? base;
  const contentHtml = htmlOf(entry.content);
  const description = entry.media?.description ?? entry.media?.groups?.[0]?.description;
  const summaryHtml = htmlOf(entry.summary) ?? htmlOf(description);
  const enclosures = (entry.links ?? [])
    .filter(({ rel }) => rel === 'enclosure')
    .map(({ href, type }) => ({ url: href, type }));
  const html = [contentHtml, summaryHtml];
  return {
    guid: entry.id ?? null,
    url: addressOf(entry, base),
    title: htmlToLine(htmlOf(entry.title) ?? htmlOf(entry.media?.title) ?? entry.dc?.titles?.[0] ?? ''),
    summaryHtml,
    contentHtml,
    publishedAt:
      entry.published ?? entry.dcterms?.issued?.[0] ?? entry.dcterms?.created?.[0] ?? entry.dc?.dates?.[0] ?? null,
    updatedAt: entry.updated ?? entry.dcterms?.modified?.[0] ?? null,
    author: authorOf(entry, feed),
    categories: [
      ...(entry.categories ?? []).map(({ label, term }) => label ?? term ?? ''),
      ...(entry.dc?.subjects ?? []),
    ]
      .map(htmlToLine)
      .filter((name) => name !== ''),
    language: entry.content?.xml?.lang ?? entry.title?.xml?.lang ?? entry.xml?.lang ?? null,
    imageUrl: pickImage({ media: entry.media, enclosures, own: [entry.itunes?.image], html, base: contentBase }),
    media: pickMedia(entry.media, enclosures, base),
    commentsCount: entry.slash?.comments ?? entry.thr?.total ?? null,
    views: viewsOf(entry.media),
  };
};

/** Atom 0.3 and 1.0. Relative links are read against the nearest xml:base, else the feed's address. */
export const readAtom = (feed: AtomFeed.Feed<When>, url: string): ParsedFeed => {
  const base = absoluteUrl(feed.xml?.base, url) ?? url;
  return {
    format: 'atom',
    title: htmlToLine(htmlOf(feed.title) ?? '') || null,
    language: feed.xml?.lang ?? feed.dc?.languages?.[0] ?? null,
    ttlMinutes: null,
    site: absoluteUrl(linkOf(feed.links, 'alternate'), base),
    hub: absoluteUrl(linkOf(feed.links, 'hub'), base),
    entries: (feed.entries ?? []).map((entry) => readEntry(entry, feed, base)),
  };
};
