import type { Publisher } from '@360/contracts/publishers';
import type { FeedDoc } from '../feeds/feed.model.ts';
import type { FeedRepo } from '../feeds/feed.repo.ts';
import type { PublisherRepo } from './publisher.repo.ts';

const presentFeed = (feed: FeedDoc): Publisher['feeds'][number] => ({
  url: feed.url,
  category: feed.category,
  lastFetchedAt: feed.lastFetchedAt?.toISOString() ?? null,
  lastStatus: feed.lastStatus,
  error: feed.error,
  failures: feed.failures,
  nextPollAt: feed.nextPollAt.toISOString(),
  entries: feed.entries,
});

/** One page of publishers in order of id, each with how its feeds are doing. `next` is the id to go on after. */
export const readPublishers = async (
  { publishers, feeds }: { publishers: PublisherRepo; feeds: FeedRepo },
  limit: number,
  after: string | undefined,
): Promise<{ publishers: Publisher[]; next: string | null }> => {
  const rows = await publishers.page(limit + 1, after);
  const page = rows.slice(0, limit);
  const owned = Map.groupBy(await feeds.ofPublishers(page.map(({ _id }) => _id)), ({ publisherId }) => publisherId);
  return {
    publishers: page.map(({ _id, ...fields }) => ({
      id: _id,
      ...fields,
      feeds: (owned.get(_id) ?? []).map(presentFeed),
    })),
    next: rows.length > limit ? (page.at(-1)?._id ?? null) : null,
  };
};
