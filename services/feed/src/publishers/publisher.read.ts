import type { Publisher } from '@360/contracts/publishers';
import type { FeedDoc, RestReason } from '../feeds/feed.model.ts';
import type { FeedRepo } from '../feeds/feed.repo.ts';
import type { PublisherDoc } from './publisher.model.ts';
import type { PublisherRepo } from './publisher.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

const REST_SENTENCE: Record<RestReason, string> = {
  gone: 'Its server says that it is gone for good. It is looked for once a month.',
  missing: 'It has not been found for a week. It is looked for once a month.',
  moved: 'It has moved to an address that is read already.',
};

const whyNotPolled = ({ active, resting }: FeedDoc): string | null => {
  if (!active) return 'It is no longer on the list of feeds.';
  return resting ? REST_SENTENCE[resting] : null;
};

const isoOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

const presentFeed = (feed: FeedDoc): Publisher['feeds'][number] => ({
  id: feed._id,
  url: feed.url,
  movedTo: feed.movedTo ?? null,
  category: feed.category,
  lastFetchedAt: isoOf(feed.lastFetchedAt),
  lastSuccessAt: isoOf(feed.lastSuccessAt),
  lastStatus: feed.lastStatus,
  error: feed.error,
  failures: feed.failures,
  failingSince: isoOf(feed.failingSince),
  nextPollAt: feed.active ? feed.nextPollAt.toISOString() : null,
  notPolled: whyNotPolled(feed),
  entries: feed.entries,
  entriesPerDay: feed.entryGapMs ? Math.round((10 * DAY_MS) / feed.entryGapMs) / 10 : null,
  push: feed.push ?? null,
});

interface Repos {
  publishers: PublisherRepo;
  feeds: FeedRepo;
  corrections: () => Promise<ReadonlyMap<string, Publisher['corrections']>>;
}

const NO_CORRECTIONS: Publisher['corrections'] = { items: 0, revised: 0, corrected: 0 };

const present = async (rows: PublisherDoc[], { feeds, corrections }: Repos): Promise<Publisher[]> => {
  const counts = await corrections();
  const owned = Map.groupBy(await feeds.ofPublishers(rows.map(({ _id }) => _id)), ({ publisherId }) => publisherId);
  return rows.map(({ _id, domain: _domain, optedOut: _optedOut, ...fields }) => ({
    id: _id,
    ...fields,
    feeds: (owned.get(_id) ?? []).map(presentFeed),
    corrections: counts.get(_id) ?? NO_CORRECTIONS,
  }));
};

const standing = (rows: PublisherDoc[]): PublisherDoc[] => rows.filter(({ optedOut }) => !optedOut);

/** One publisher with how its feeds are doing; undefined for an id that nobody has, and for one that opted out. */
export const readPublisher = async (repos: Repos, id: string): Promise<Publisher | undefined> =>
  (await present(standing(await repos.publishers.byIds([id])), repos))[0];

const failingPage = async ({ publishers, feeds }: Repos, limit: number, after?: string): Promise<PublisherDoc[]> => {
  const found = standing(await publishers.byIds(await feeds.failingPublisherIds(limit, after)));
  return found.toSorted((a, b) => (a._id < b._id ? -1 : 1));
};

/**
 * One page of publishers in order of id, each with how its feeds are doing; with `failing` only those of which a feed
 * fails. `next` is the id to go on after.
 */
export const readPublishers = async (
  repos: Repos,
  { limit, after, failing }: { limit: number; after: string | undefined; failing: boolean },
): Promise<{ publishers: Publisher[]; next: string | null }> => {
  const rows = await (failing ? failingPage(repos, limit + 1, after) : repos.publishers.page(limit + 1, after));
  const page = rows.slice(0, limit);
  return {
    publishers: await present(page, repos),
    next: rows.length > limit ? (page.at(-1)?._id ?? null) : null,
  };
};
