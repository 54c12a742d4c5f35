import { absoluteUrl } from './absolute-url.ts';
import {
  allOf,
  baseOf,
  commentsOf,
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
import { htmlToLine, textAsHtml } from './html-text.ts';
import type { OpenFeed, ParsedEntry } from './parsed-feed.ts';
import { htmlOf } from './text-construct.ts';
import { attribute, attributesAsWritten, textOf, writtenAs, type XmlElement } from './xml-tree.ts';

const hrefOf = (link: XmlElement | undefined, base: string): string | null =>
  link ? absoluteUrl(attribute(link, 'href') ?? textOf(link), baseOf(link, base)) : null;

const linkOf = (fields: Fields, rel: string, base: string): string | null => {
  const fitting = allOf(fields, 'link').filter((link) => relOf(link) === rel && hrefOf(link, base) !== null);
  const page = fitting.find((link) => /html/.test(attribute(link, 'type') ?? 'html'));
  return hrefOf(page ?? fitting[0], base);
};

const NO_PAGE = new Set(['self', 'edit', 'enclosure', 'hub', 'replies']);

const addressOf = (fields: Fields, id: string | null, base: string): string | null => {
  const [content] = allOf(fields, 'content');
  const others = allOf(fields, 'link').filter((link) => !NO_PAGE.has(relOf(link)) && !relOf(link).includes('service.'));
  return (
    pageBehind(linkOf(fields, 'alternate', base), fields, base) ??
    (content ? absoluteUrl(attribute(content, 'src'), baseOf(content, base)) : null) ??
    (id && /^https?:\/\//i.test(id) ? absoluteUrl(id, base) : null) ??
    videoPageOf(fields) ??
    hrefOf(others[0], base)
  );
};

/** A base that no relative address can be read against. */
const NO_BASE = 'about:blank';

/** An id has to be whole (RFC 4287 section 4.2.6); one that is not is meant against the base the feed states. */
const idOf = (fields: Fields, statedBase: string): string | null => {
  const id = firstText(fields, 'id');
  if (id === null || /^[a-z][a-z\d+.-]*:/i.test(id)) return id;
  return absoluteUrl(id, statedBase) ?? id;
};

const namesIn = (fields: Fields): string[] =>
  allOf(fields, 'author').flatMap((author) => firstText(fieldsOf(author), 'name', 'email') ?? []);

const authorOf = (fields: Fields, feed: Fields): string | null => {
  const source = fieldsOf(allOf(fields, 'source')[0]);
  const names = [namesIn(fields), textsOf(fields, 'dc:creator'), namesIn(source), namesIn(feed)].find(
    (found) => found.length > 0,
  );
  return names ? htmlToLine(names.join(', ')) || null : null;
};

/** The first of the fields that says something, as HTML. */
const firstHtml = (fields: Fields, ...names: string[]): string | null => {
  for (const element of allOf(fields, ...names)) {
    const html = htmlOf(element);
    if (html) return html;
  }
  return null;
};

/** What an entry takes from the feed around it. */
interface FeedContext {
  fields: Fields;
  base: string;
  /** The same where the feed says so itself. */
  statedBase: string;
}

const readEntry = (entry: XmlElement, feed: FeedContext): ParsedEntry => {
  const fields = fieldsOf(entry);
  const base = baseOf(entry, feed.base);
  const [content] = allOf(fields, 'content');
  const [title] = allOf(fields, 'title');
  const media = mediaOf(fields);
  const contentHtml = firstHtml(fields, 'content');
  const summaryHtml = firstHtml(fields, 'summary') ?? (media.description && textAsHtml(media.description));
  const links = allOf(fields, 'link').filter((link) => relOf(link) === 'enclosure');
  const enclosures = enclosuresOf(links, fields);
  const guid = idOf(fields, baseOf(entry, feed.statedBase));
  return {
    guid,
    url: addressOf(fields, guid, base),
    title: htmlToLine(firstHtml(fields, 'title') ?? media.title ?? firstText(fields, 'dc:title') ?? ''),
    summaryHtml,
    contentHtml,
    publishedAt: firstDate(fields, 'published', 'issued', 'created', 'dcterms:issued', 'dcterms:created', 'dc:date'),
    updatedAt: firstDate(fields, 'updated', 'modified', 'dcterms:modified'),
    author: authorOf(fields, feed.fields),
    categories: [
      ...allOf(fields, 'category').map((category) => attribute(category, 'label') ?? attribute(category, 'term') ?? ''),
      ...textsOf(fields, 'dc:subject'),
    ]
      .map(htmlToLine)
      .filter((name) => name !== ''),
    language: attribute(content, 'xml:lang') ?? attribute(title, 'xml:lang') ?? attribute(entry, 'xml:lang') ?? null,
    imageUrl: pickImage({
      media,
      enclosures,
      own: ownImagesOf(fields),
      html: [contentHtml, summaryHtml],
      base: content ? baseOf(content, base) : base,
    }),
    media: pickMedia(media, enclosures, base),
    commentsCount: commentsOf(fields),
    views: media.views,
  };
};

/**
 * Atom 0.3 and 1.0, also a single entry by itself. Relative links are read against the nearest xml:base, else the
 * feed's address.
 * @param limit the most entries that are read
 */
export const readAtom = (root: XmlElement, url: string, limit: number): OpenFeed => {
  const fields = fieldsOf(root.name === 'entry' ? undefined : root);
  const feed = { fields, base: baseOf(root, url), statedBase: baseOf(root, NO_BASE) };
  const entries = root.name === 'entry' ? [root] : allOf(fields, 'entry').slice(0, limit);
  return {
    format: 'atom',
    title: htmlToLine(firstHtml(fields, 'title') ?? '') || null,
    language: attribute(root, 'xml:lang') ?? firstText(fields, 'dc:language'),
    ttlMinutes: null,
    site: linkOf(fields, 'alternate', feed.base),
    hub: linkOf(fields, 'hub', feed.base),
    self: linkOf(fields, 'self', feed.base),
    skipHours: [],
    skipDays: [],
    scope: `${feed.base} ${attributesAsWritten(root)} ${namesIn(fields).join()}`,
    entries: entries.map((entry) => ({ source: writtenAs(entry), read: () => readEntry(entry, feed) })),
  };
};
