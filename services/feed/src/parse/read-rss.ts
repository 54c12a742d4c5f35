import { absoluteUrl } from './absolute-url.ts';
import { parseFeedDate } from './dates.ts';
import {
  allOf,
  baseOf,
  commentsOf,
  countIn,
  type Fields,
  fieldsOf,
  firstDate,
  firstText,
  pageBehind,
  relOf,
  textsOf,
  videoPageOf,
} from './entry-fields.ts';
import { enclosuresOf, mediaOf, ownImagesOf, pickImage, pickMedia } from './entry-media.ts';
import { htmlToLine } from './html-text.ts';
import type { OpenFeed, ParsedEntry } from './parsed-feed.ts';
import { attribute, attributesAsWritten, localAttribute, textOf, writtenAs, type XmlElement } from './xml-tree.ts';

const PERIOD_MINUTES: Record<string, number> = {
  hourly: 60,
  daily: 1440,
  weekly: 10_080,
  monthly: 43_200,
  yearly: 525_600,
};

const WEB_ADDRESS = /^https?:\/\//i;
const linkOf = (fields: Fields, rel: string): string | undefined =>
  allOf(fields, 'atom:link', 'link')
    .filter((link) => relOf(link) === rel)
    .map((link) => attribute(link, 'href'))
    .find((href) => href);

/** The page by the plain link elements. Of several the last one counts, as in other readers. */
const pageOf = (fields: Fields, base: string): string | null =>
  allOf(fields, 'link')
    .filter((link) => relOf(link) === 'alternate')
    .map((link) => absoluteUrl(textOf(link) || attribute(link, 'href'), baseOf(link, base)))
    .findLast((url) => url !== null) ?? null;

const aboutOf = (item: XmlElement): string | null => localAttribute(item, 'about') ?? null;

const addressOf = (item: XmlElement, fields: Fields, base: string): string | null => {
  const link = pageBehind(pageOf(fields, base), fields, base);
  const [guid] = allOf(fields, 'guid');
  const isPage = attribute(guid, 'ispermalink')?.toLowerCase() !== 'false';
  const named = [guid && isPage ? textOf(guid) : null, aboutOf(item)].find((text) => text && WEB_ADDRESS.test(text));
  return (
    link ??
    absoluteUrl(linkOf(fields, 'alternate'), base) ??
    absoluteUrl(attribute(item, 'href'), base) ??
    absoluteUrl(named, base) ??
    videoPageOf(fields)
  );
};

/** RSS writes a person as an address and a name in any order: "eve@news.example (Eve)", "Eve &lt;eve@news.example&gt;". */
const personIn = (text: string): string => {
  if (!text.includes('@')) return text;
  const inBrackets = /\(([^()@]+)\)/.exec(text)?.[1];
  const without = text.replace(/<[^<>\s]+>|\S+@\S+/g, '').trim();
  return inBrackets ?? (without || text);
};

const authorOf = (fields: Fields): string | null => {
  const people = allOf(fields, 'atom:author').flatMap((author) => textsOf(fieldsOf(author), 'atom:name'));
  const plain = allOf(fields, 'author').map((author) => firstText(fieldsOf(author), 'name') ?? textOf(author));
  const named = [
    textsOf(fields, 'dc:creator'),
    plain.map((text) => personIn(text)),
    people,
    textsOf(fields, 'itunes:author').slice(0, 1),
  ].find((names) => names.some((name) => name !== ''));
  return named ? htmlToLine([...new Set(named)].join(', ')) || null : null;
};

const ID_FIELDS = ['guid', 'atom:id', 'id'];
const TITLE_FIELDS = ['title', 'atom:title', 'dc:title'];
const CONTENT_FIELDS = ['content:encoded', 'encoded', 'atom:content', 'xhtml:body', 'xhtml:div', 'content'];
const SUMMARY_FIELDS = ['description', 'atom:summary', 'summary', 'itunes:summary', 'dc:description', 'abstract'];
const PUBLISHED_FIELDS = [
  ...['pubdate', 'dc:date', 'dcterms:issued', 'dcterms:created', 'dcterms:date', 'atom:published', 'published'],
  ...['prism:publicationdate', 'issued', 'created', 'date'],
];
const UPDATED_FIELDS = ['atom:updated', 'dcterms:modified', 'updated', 'modified', 'lastbuilddate'];

const readItem = (item: XmlElement, feedBase: string): ParsedEntry => {
  const fields = fieldsOf(item);
  const base = baseOf(item, feedBase);
  const media = mediaOf(fields);
  const contentHtml = firstText(fields, ...CONTENT_FIELDS);
  const summaryHtml = firstText(fields, ...SUMMARY_FIELDS) ?? media.description ?? firstText(fields, 'itunes:subtitle');
  const enclosures = enclosuresOf(allOf(fields, 'enclosure'), fields);
  return {
    guid: firstText(fields, ...ID_FIELDS) ?? aboutOf(item) ?? firstText(fields, 'dc:identifier'),
    url: addressOf(item, fields, base),
    title: htmlToLine(firstText(fields, ...TITLE_FIELDS) ?? media.title ?? firstText(fields, 'itunes:title') ?? ''),
    summaryHtml,
    contentHtml,
    publishedAt: firstDate(fields, ...PUBLISHED_FIELDS),
    updatedAt: firstDate(fields, ...UPDATED_FIELDS) ?? parseFeedDate(attribute(item, 'lastmod') ?? ''),
    author: authorOf(fields),
    categories: textsOf(fields, 'category', 'dc:subject')
      .map(htmlToLine)
      .filter((name) => name !== ''),
    language: firstText(fields, 'dc:language') ?? attribute(item, 'xml:lang') ?? null,
    imageUrl: pickImage({ media, enclosures, own: ownImagesOf(fields), html: [contentHtml, summaryHtml], base }),
    media: pickMedia(media, enclosures, base),
    commentsCount: commentsOf(fields),
    views: media.views,
  };
};

const ttlOf = (fields: Fields): number | null => {
  const ttl = countIn(firstText(fields, 'ttl'));
  if (ttl !== null) return ttl;
  const period = PERIOD_MINUTES[firstText(fields, 'sy:updateperiod')?.toLowerCase() ?? ''];
  return period ? Math.round(period / Math.max(1, countIn(firstText(fields, 'sy:updatefrequency')) ?? 1)) : null;
};

const WEEKDAYS = new Set(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const skipped = (fields: Fields, list: string, each: string): string[] =>
  allOf(fields, list)
    .slice(0, 1)
    .flatMap((element) => textsOf(fieldsOf(element), each))
    .slice(0, 24);

/** RSS 0.91 counted the hours from 1 to 24. */
const skippedHours = (fields: Fields): number[] =>
  skipped(fields, 'skiphours', 'hour').flatMap((text) =>
    /^(?:[01]?\d|2[0-4])$/.test(text) ? [Number(text) % 24] : [],
  );

/**
 * RSS 0.9 to 2.0, RDF, and CDF, which is near enough. Their items stand in the channel or beside it. Links without a
 * host are read against xml:base, else the channel's own site, else the feed.
 * @param limit the most items that are read
 */
export const readRss = (root: XmlElement, url: string, limit: number): OpenFeed => {
  const channels = root.name === 'channel' ? [root] : root.children.filter(({ name }) => name === 'channel');
  const [channel = root] = channels;
  const fields = fieldsOf(channel);
  const items = [...channels, ...(channels.includes(root) ? [] : [root])].flatMap((part) =>
    allOf(fieldsOf(part), 'item'),
  );
  const baseWithin = (around: string): string => baseOf(channel, baseOf(root, around));
  const ownBase = baseWithin(url);
  const site =
    pageOf(fields, ownBase) ??
    absoluteUrl(linkOf(fields, 'alternate'), ownBase) ??
    absoluteUrl(attribute(channel, 'href'), ownBase);
  const base = baseWithin(site ?? url);
  return {
    format: root.name.endsWith('rdf') ? 'rdf' : 'rss',
    title: htmlToLine(firstText(fields, ...TITLE_FIELDS) ?? '') || null,
    language:
      firstText(fields, 'language', 'dc:language') ??
      attribute(channel, 'xml:lang') ??
      attribute(root, 'xml:lang') ??
      null,
    ttlMinutes: ttlOf(fields),
    site,
    hub: absoluteUrl(linkOf(fields, 'hub'), url),
    self: absoluteUrl(linkOf(fields, 'self'), url),
    skipHours: skippedHours(fields),
    skipDays: skipped(fields, 'skipdays', 'day').filter((day) => WEEKDAYS.has(day)),
    scope: `${base} ${attributesAsWritten(root)} ${attributesAsWritten(channel)}`,
    entries: items.slice(0, limit).map((item) => ({ source: writtenAs(item), read: () => readItem(item, base) })),
  };
};
