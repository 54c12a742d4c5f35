import type { AtomNs, RdfFeed, RssFeed } from 'feedsmith';
import { absoluteUrl, pickImage, pickMedia, viewsOf } from './entry-media.ts';
import { htmlToLine } from './html-text.ts';
import type { ParsedEntry, ParsedFeed } from './parsed-feed.ts';

type When = number | null;
type Item = RssFeed.Item<When>;
type Feed = RssFeed.Feed<When>;

const PERIOD_MINUTES: Record<string, number> = {
  hourly: 60,
  daily: 1440,
  weekly: 10_080,
  monthly: 43_200,
  yearly: 525_600,
};

const firstOf = <T>(...values: (T | null | undefined)[]): T | null => values.find((value) => value != null) ?? null;

const atomLink = (atom: { links?: AtomNs.Entry<When>['links'] } | undefined, rel: string): string | undefined =>
  atom?.links?.find((link) => (link.rel ?? 'alternate') === rel)?.href;

const addressOf = (item: Item, base: string): string | null => {
  const guid = item.guid?.isPermaLink === false ? undefined : item.guid?.value;
  return (
    absoluteUrl(item.link, base) ??
    absoluteUrl(atomLink(item.atom, 'alternate'), base) ??
    (guid && /^https?:\/\//i.test(guid) ? absoluteUrl(guid, base) : null)
  );
};

const publishedOf = ({ pubDate, dc, dcterms, atom, prism }: Item): When =>
  firstOf(
    pubDate,
    ...(dc?.dates ?? []),
    ...(dcterms?.issued ?? []),
    ...(dcterms?.created ?? []),
    ...(dcterms?.dates ?? []),
    atom?.published,
    prism?.publicationDates?.[0],
  );

const authorOf = (item: Item): string | null => {
  const named = [
    item.dc?.creators,
    item.authors?.map(({ name, email }) => name ?? email ?? ''),
    item.atom?.authors?.map(({ name }) => name ?? ''),
    item.itunes?.author ? [item.itunes.author] : undefined,
  ].find((names) => names?.some((name) => name !== ''));
  return named ? htmlToLine([...new Set(named)].join(', ')) || null : null;
};

const readItem = (item: Item, feedBase: string): ParsedEntry => {
  const base = absoluteUrl(item.xml?.base, feedBase) ?? feedBase;
  const contentHtml = item.content?.encoded ?? item.atom?.content?.value ?? null;
  const summaryHtml = firstOf(
    item.description,
    item.atom?.summary?.value,
    item.itunes?.summary,
    item.dc?.descriptions?.[0],
    item.media?.description?.value,
    item.media?.groups?.[0]?.description?.value,
  );
  const enclosures = (item.enclosures ?? []).map((file) => ({ ...file, durationS: item.itunes?.duration }));
  const title = firstOf(
    item.title,
    item.atom?.title?.value,
    item.dc?.titles?.[0],
    item.media?.title?.value,
    item.itunes?.title,
  );
  return {
    guid: firstOf(item.guid?.value, item.atom?.id),
    url: addressOf(item, base),
    title: htmlToLine(title ?? ''),
    summaryHtml,
    contentHtml,
    publishedAt: publishedOf(item),
    updatedAt: firstOf(item.atom?.updated, ...(item.dcterms?.modified ?? [])),
    author: authorOf(item),
    categories: [...(item.categories ?? []).map(({ name }) => name ?? ''), ...(item.dc?.subjects ?? [])].flatMap(
      (name) => {
        const line = htmlToLine(name);
        return line ? [line] : [];
      },
    ),
    language: firstOf(item.dc?.languages?.[0], item.xml?.lang),
    imageUrl: pickImage({
      media: item.media,
      enclosures,
      own: [item.itunes?.image],
      html: [contentHtml, summaryHtml],
      base,
    }),
    media: pickMedia(item.media, enclosures, base),
    commentsCount: firstOf(item.slash?.comments, item.thr?.total),
    views: viewsOf(item.media),
  };
};

const ttlOf = ({ ttl, sy }: Pick<Feed, 'ttl' | 'sy'>): number | null => {
  if (ttl !== undefined) return ttl;
  const period = sy?.updatePeriod && PERIOD_MINUTES[sy.updatePeriod.toLowerCase()];
  return period ? Math.round(period / Math.max(1, sy?.updateFrequency ?? 1)) : null;
};

/** RSS 0.9x and 2.0. Links without a host are read against xml:base, else the channel's own site, else the feed. */
export const readRss = (feed: Feed, url: string): ParsedFeed => {
  const site = absoluteUrl(feed.link, url) ?? absoluteUrl(atomLink(feed.atom, 'alternate'), url);
  const base = absoluteUrl(feed.xml?.base, url) ?? site ?? url;
  return {
    format: 'rss',
    title: htmlToLine(feed.title ?? feed.atom?.title?.value ?? feed.dc?.titles?.[0] ?? '') || null,
    language: firstOf(feed.language, feed.dc?.languages?.[0], feed.xml?.lang),
    ttlMinutes: ttlOf(feed),
    site,
    hub: absoluteUrl(atomLink(feed.atom, 'hub'), url),
    entries: (feed.items ?? []).map((item) => readItem(item, base)),
  };
};

/** RSS 0.9 and 1.0: the same items under an RDF root, identified by `rdf:about`. */
export const readRdf = (feed: RdfFeed.Feed<When>, url: string): ParsedFeed => {
  const items = (feed.items ?? []).map(({ rdf, ...item }): Item => {
    const about = rdf?.about;
    return about === undefined ? item : { ...item, guid: { value: about } };
  });
  const { rdf: _about, image: _image, textInput: _textInput, ...channel } = feed;
  return { ...readRss({ ...channel, items }, url), format: 'rdf' };
};
