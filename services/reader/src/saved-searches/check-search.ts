import type { Logger } from '@360/chassis/logger';
import type { Tell } from '../notifications/tell.ts';
import { type Answer, compareResults } from './compare-results.ts';
import { foundNotification } from './found-notification.ts';
import { SearchAway, type SearchClient } from './search-client.ts';
import type { Claimed, WatchRepo } from './watch.repo.ts';
import { type CheckFailure, retryAfterMs } from './watch-pace.ts';

export interface CheckParts {
  watched: WatchRepo;
  search: SearchClient;
  tell: Tell;
  everyMs: number;
  logger: Logger;
}

/**
 * Checks one search. What is new is first decided, in one write to the search, then told. Cut off before, the next check
 * finds it again; cut off afterwards, the next one begins with telling it, and a reader still has one notification.
 */
export const createSearchCheck = ({ watched, search, tell, everyMs, logger }: CheckParts) => {
  const putOff = async (claimed: Claimed, cause: unknown): Promise<CheckFailure> => {
    const failure: CheckFailure = cause instanceof SearchAway ? 'away' : 'refused';
    logger.warn({ err: cause, savedSearch: claimed._id, failure }, 'saved search not checked');
    const pause = retryAfterMs(failure, claimed.failures + 1, everyMs);
    await watched.putOff(claimed, new Date(Date.now() + pause));
    return failure;
  };

  const takeIn = async (claimed: Claimed, answer: Answer): Promise<void> => {
    const now = new Date();
    const { seen, fresh } = compareResults(claimed.seen, answer, now);
    const [newest] = fresh;
    if (newest) {
      const notification = foundNotification(claimed, newest, fresh.length, now);
      if (!(await watched.decide(claimed, seen, notification))) return;
      await tell(notification);
    }
    await watched.finish(claimed, seen, now, new Date(now.getTime() + everyMs));
  };

  return async (claimed: Claimed, signal: AbortSignal): Promise<'checked' | CheckFailure> => {
    if (claimed.untold) await tell(claimed.untold);
    let answer: Answer;
    try {
      answer = await search.newest(claimed.query, signal);
    } catch (cause) {
      return await putOff(claimed, cause);
    }
    await takeIn(claimed, answer);
    return 'checked';
  };
};
