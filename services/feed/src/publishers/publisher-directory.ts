import type { Outlet } from '@360/contracts/news';
import { LRUCache } from 'lru-cache';
import type { PublisherDoc } from './publisher.model.ts';
import type { PublisherRepo } from './publisher.repo.ts';

const MAX_PUBLISHERS = 20_000;
const TTL_MS = 60_000;

/** Publishers by id, kept in memory for a minute: every list of items names its outlets. */
export const createPublisherDirectory = (repo: PublisherRepo) => {
  const cache = new LRUCache<string, PublisherDoc>({ max: MAX_PUBLISHERS, ttl: TTL_MS });
  return {
    find: async (ids: Iterable<string>): Promise<Map<string, PublisherDoc>> => {
      const wanted = new Set(ids);
      const missing = [...wanted].filter((id) => !cache.has(id));
      if (missing.length > 0) for (const publisher of await repo.byIds(missing)) cache.set(publisher._id, publisher);
      const found = new Map<string, PublisherDoc>();
      for (const id of wanted) {
        const publisher = cache.get(id);
        if (publisher) found.set(id, publisher);
      }
      return found;
    },
  };
};
export type PublisherDirectory = ReturnType<typeof createPublisherDirectory>;

/** The outlet as readers see it; one the directory does not know is shown by the name it gives itself, else its id. */
export const presentOutlet = (id: string, publisher: PublisherDoc | undefined, ownName = id): Outlet => ({
  id,
  name: publisher?.name ?? ownName,
  country: publisher?.country ?? null,
  site: publisher?.site ?? null,
});
