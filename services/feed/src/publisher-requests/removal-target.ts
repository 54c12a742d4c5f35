import type { FeedRepo } from '../feeds/feed.repo.ts';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import { registrableDomain } from '../publishers/registrable-domain.ts';
import type { ItemOrigin } from './item-removal.repo.ts';

/** Everything that belongs to one domain: the publishers whose site it is, the feeds that lie on it. */
export interface RemovalTarget {
  domain: string;
  publishers: { id: string; name: string }[];
  feedIds: string[];
  /** Whether an item is theirs: by its outlet, by the feed it came by, or by its own address. */
  owns: (item: ItemOrigin) => boolean;
}

export const findTarget = async (
  domain: string,
  { publishers, feeds }: { publishers: PublisherRepo; feeds: FeedRepo },
): Promise<RemovalTarget> => {
  const outlets = await publishers.ofDomain(domain);
  const sources = await feeds.ofDomain(
    domain,
    outlets.map(({ _id }) => _id),
  );
  const publisherIds = new Set(outlets.map(({ _id }) => _id));
  const feedIds = new Set(sources.map(({ _id }) => _id));
  return {
    domain,
    publishers: outlets.map(({ _id, name }) => ({ id: _id, name })),
    feedIds: [...feedIds],
    owns: ({ publisherId, feedId, url }) =>
      publisherIds.has(publisherId) || feedIds.has(feedId) || registrableDomain(url) === domain,
  };
};
