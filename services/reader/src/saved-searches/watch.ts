import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { StreamEvent } from '@360/contracts/events';
import type { NotificationRepo } from '../notifications/notification.repo.ts';
import { createTell } from '../notifications/tell.ts';
import { createSearchCheck } from './check-search.ts';
import type { SearchClient } from './search-client.ts';
import type { Claimed, WatchRepo } from './watch.repo.ts';
import { WATCHED_AT_ONCE } from './watch-pace.ts';

const PAUSE_MS = 1_000;
const AWAY_PAUSE_MAX_MS = 60_000;

interface Parts {
  watched: WatchRepo;
  search: SearchClient;
  notifications: NotificationRepo;
  publish: (event: StreamEvent) => Promise<void>;
  logger: Logger;
}

const claimSome = async (watched: WatchRepo, most: number): Promise<Claimed[]> => {
  const claimed: Claimed[] = [];
  while (claimed.length < most) {
    const next = await watched.claim(new Date());
    if (!next) break;
    claimed.push(next);
  }
  return claimed;
};

/** What all came to. @throws the first failure, once every one of them has ended */
const allSettled = async <Result>(work: Promise<Result>[]): Promise<Result[]> => {
  await Promise.allSettled(work);
  return await Promise.all(work);
};

/**
 * Checks every search that readers want to be told of once in `everyMs`, four at a time; any number of workers share
 * them. While the search service is away one search is tried at a time, ever more seldom.
 */
export const startSearchWatch = (parts: Parts, everyMs: number): Pick<Loop, 'stop'> => {
  const { watched, logger } = parts;
  const check = createSearchCheck({ ...parts, tell: createTell(parts), everyMs });
  const stopping = new AbortController();
  let roundsAway = 0;

  const round = async (): Promise<boolean> => {
    const claimed = await claimSome(watched, roundsAway > 0 ? 1 : WATCHED_AT_ONCE);
    const outcomes = await allSettled(claimed.map((each) => check(each, stopping.signal)));
    const isAway = outcomes.includes('away');
    if (isAway) roundsAway++;
    else if (claimed.length > 0) roundsAway = 0;
    return claimed.length > 0 && !isAway;
  };
  const pauseMs = () => Math.min(Math.min(PAUSE_MS, everyMs) * 2 ** roundsAway, AWAY_PAUSE_MAX_MS);
  const loop = startLoop('saved searches', pauseMs, logger, round);

  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
  };
};
