import type { CatalogueEntry } from '@360/contracts/publishers';
import { generateOpml } from 'feedsmith';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import type { FeedRepo } from './feed.repo.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 section 2.2 has no way to write these
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const NO_COUNTRY = 'International';
const NO_CATEGORY = 'General';

const writable = (text: string): string => text.toWellFormed().replace(UNWRITABLE, '');

interface Line {
  country: string;
  category: string;
  outline: {
    type: string;
    text: string;
    title: string;
    xmlUrl: string;
    htmlUrl: string;
    language: string;
    category: string;
  };
}

const linesOf = ({ name, site, country, language, feeds }: CatalogueEntry): Line[] =>
  feeds.map(({ url, category }) => ({
    country: country ?? NO_COUNTRY,
    category: category ?? NO_CATEGORY,
    outline: {
      type: 'rss',
      text: writable(name),
      title: writable(name),
      xmlUrl: writable(url),
      htmlUrl: writable(site),
      ...(language !== 'und' && { language }),
      // slash-delimited, as OPML 2.0 has it for paths of categories
      ...((country || category) && { category: `/${[country, category].filter(Boolean).join('/')}` }),
    } as Line['outline'],
  }));

const foldersOf = <T>(lines: T[], nameOf: (line: T) => string, inside: (lines: T[]) => object[]) =>
  [...Map.groupBy(lines, nameOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, held]) => ({ text, outlines: inside(held) }));

/** The outlets as an OPML 2.0 document: a folder for each country, in it one for each topic, in it the feeds. */
export const opmlOf = (entries: CatalogueEntry[], title: string, now: Date): string => {
  const outlines = foldersOf(
    entries.flatMap(linesOf),
    ({ country }) => country,
    (inCountry) =>
      foldersOf(
        inCountry,
        ({ category }) => category,
        (inCategory) => inCategory.map(({ outline }) => outline),
      ),
  );
  return generateOpml({ head: { title, dateCreated: now }, body: { outlines } } as Parameters<typeof generateOpml>[0]);
};

/** What one document holds at most. */
const MOST_PUBLISHERS = 1_000;
const MOST_FEEDS = 5_000;

interface Repos {
  publishers: PublisherRepo;
  feeds: FeedRepo;
}

/** The feeds that are polled, of the next thousand publishers; `next` is the id to go on after. */
export const exportPage = async (
  { publishers, feeds }: Repos,
  after: string,
  now: Date,
): Promise<{ opml: string; next: string | null }> => {
  const rows = await publishers.page(MOST_PUBLISHERS + 1, after);
  const page = rows.slice(0, MOST_PUBLISHERS);
  const polled = await feeds.activeOf(
    page.map(({ _id }) => _id),
    MOST_FEEDS,
  );
  const owned = Map.groupBy(polled, ({ publisherId }) => publisherId);
  // of the last publisher there may be more than was read
  const cut = polled.length === MOST_FEEDS ? page.findIndex(({ _id }) => _id === polled.at(-1)?.publisherId) : -1;
  const whole = cut > 0 ? page.slice(0, cut) : page;
  const entries = whole.flatMap(({ _id: id, name, site, country, language, owner, kind }) => {
    const own = (owned.get(id) ?? []).map(({ url, category }) => ({ url, category }));
    return own.length === 0 ? [] : [{ id, name, site, country, language, owner, kind, feeds: own }];
  });
  const isLast = whole.length === rows.length;
  return { opml: opmlOf(entries, '360 News', now), next: isLast ? null : (whole.at(-1)?._id ?? null) };
};
