import type { FeedRepo, FeedSource } from '../feeds/feed.repo.ts';
import type { ListedPublisher, PublisherRepo } from '../publishers/publisher.repo.ts';
import { registrableDomain } from '../publishers/registrable-domain.ts';
import type { RefusedDomains } from './refused-domains.ts';

interface Stores {
  publishers: PublisherRepo;
  feeds: FeedRepo;
}

/** The sources that may be read: of no publisher that opted out and on no refused domain. */
const welcome = async (
  sources: FeedSource[],
  publishers: PublisherRepo,
  refused: RefusedDomains,
): Promise<FeedSource[]> => {
  const owners = sources.flatMap(({ publisherId, accounts }) => [
    publisherId,
    ...accounts.map((each) => each.publisherId),
  ]);
  const gone = await publishers.optedOut([...new Set(owners)]);
  const references = await refused.among(sources.map(({ url }) => registrableDomain(url)));
  return sources.flatMap((source) => {
    if (gone.has(source.publisherId) || references.has(registrableDomain(source.url) ?? '')) return [];
    const accounts = source.accounts.filter(({ publisherId }) => !gone.has(publisherId));
    return source.accounts.length > 0 && accounts.length === 0 ? [] : [{ ...source, accounts }];
  });
};

/**
 * The stores of publishers and feeds for those who read lists of them: whatever a list says, a publisher
 * whose domain is refused is marked so, and none of its feeds becomes active.
 */
export const guardSources = ({ publishers, feeds }: Stores, refused: RefusedDomains): Stores => ({
  publishers: {
    ...publishers,
    save: async (given: ListedPublisher[]) => {
      await publishers.save(given);
      const domains = new Map(given.map(({ _id, site }) => [_id, registrableDomain(site)]));
      const references = await refused.among(domains.values());
      for (const [domain, reference] of references) {
        const ids = [...domains].flatMap(([id, own]) => (own === domain ? [id] : []));
        await publishers.markOptedOut(ids, { reference, at: new Date() });
      }
    },
  },
  feeds: {
    ...feeds,
    replaceSources: async (sources, now) => {
      const first = await welcome(sources, publishers, refused);
      await feeds.replaceSources(first, now);
      // one that opted out while the list was being stored
      const still = await welcome(sources, publishers, refused);
      if (still.length < first.length) await feeds.replaceSources(still, now);
    },
  },
});
