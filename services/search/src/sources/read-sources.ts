import { type FeedClient, PUBLISHERS } from '../indexing/feed-client.ts';
import type { KnownSource } from '../query/source-mentions.ts';

const WITHIN_MS = 10_000;
/** Far more outlets than any catalogue holds. */
const MOST = 50_000;

/** Every outlet the feed service knows. @throws FeedAway */
export const readSources = async (feed: Pick<FeedClient, 'publishers'>): Promise<KnownSource[]> => {
  const found: KnownSource[] = [];
  const signal = AbortSignal.timeout(WITHIN_MS);
  for (let after = ''; found.length < MOST; ) {
    const page = await feed.publishers(after, signal);
    found.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PUBLISHERS) break;
    after = last.id;
  }
  return found;
};
