import type { FollowRepo } from '../follows/follow.repo.ts';
import type { SavedItemRepo } from '../library/saved-item.repo.ts';
import { someAtOnce } from '../lists/some-at-once.ts';
import type { NewsClient } from '../neighbours/news-client.ts';
import type { Forget } from './forget.ts';

const ASKED_AT_ONCE = 4;

interface Parts {
  saved: Pick<SavedItemRepo, 'outletIds'>;
  follows: Pick<FollowRepo, 'publisherIds'>;
  news: Pick<NewsClient, 'publisher'>;
  forget: Pick<Forget, 'publisher'>;
}

/**
 * Looks whether every publisher that something is held of still stands, for what opted out while nobody listened. One
 * that is missing in two rounds in a row is forgotten: the feed service, being built anew, may know none for a while.
 * @throws NewsAway
 */
export const createPublisherSweep = ({ saved, follows, news, forget }: Parts) => {
  let missing: ReadonlySet<string> = new Set();
  return async (signal: AbortSignal): Promise<void> => {
    const held = [...new Set([...(await saved.outletIds()), ...(await follows.publisherIds())])];
    const known = await someAtOnce(held, ASKED_AT_ONCE, (id) => news.publisher(id, signal));
    const gone = held.filter((_, at) => known[at] === null);
    for (const id of gone) if (missing.has(id)) await forget.publisher(id);
    missing = new Set(gone);
  };
};
