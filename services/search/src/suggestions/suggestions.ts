import type { Logger } from '@360/chassis/logger';
import type { Suggestion } from '@360/contracts/search';
import { CATEGORIES, COUNTRY_CODES } from '@360/contracts/vocabulary';
import type { FeedClient } from '../indexing/feed-client.ts';
import { countryLabel } from '../query/place-names.ts';
import type { Sources } from '../sources/known-sources.ts';
import { suggestNow } from './suggest.ts';

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
const WITHIN_MS = 5_000;

interface Parts {
  feed: Pick<FeedClient, 'trending'>;
  sources: Sources;
  logger: Logger;
  now?: () => number;
}

const TOPICS = CATEGORIES.map((text): Suggestion => ({ text, kind: 'topic' }));
const PLACES = Object.values(COUNTRY_CODES).map((code): Suggestion => ({ text: countryLabel(code), kind: 'place' }));

/**
 * What readers are offered to search for: what is in the news now, and the names of the catalogue. Asked of the feed
 * service once a minute at most; what it said last serves while it is away.
 */
export const createSuggestions = ({ feed, sources, logger, now = Date.now }: Parts) => {
  let last: Suggestion[] = [];
  let freshUntil = 0;
  let renewing: Promise<void> | undefined;

  const renew = async (): Promise<void> => {
    freshUntil = now() + RETRY_MS;
    try {
      last = suggestNow(await feed.trending(AbortSignal.timeout(WITHIN_MS)));
      freshUntil = now() + FRESH_MS;
    } catch (cause) {
      logger.warn({ err: cause }, 'trends not known');
    }
  };

  const trending = async (): Promise<Suggestion[]> => {
    if (now() >= freshUntil) renewing = renew();
    if (last.length === 0) await renewing;
    return last;
  };

  return {
    now: trending,
    known: async (): Promise<Suggestion[]> => {
      const [trends, outlets] = await Promise.all([trending(), sources.all()]);
      return [
        ...trends,
        ...outlets.map(({ name }): Suggestion => ({ text: name, kind: 'source' })),
        ...TOPICS,
        ...PLACES,
      ];
    },
  };
};
export type Suggestions = ReturnType<typeof createSuggestions>;
