import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@360/chassis/logger';
import type { HostTurns } from '../hosts/host-turns.ts';
import type { ItemPage } from '../items/item.model.ts';
import { itemWithArticle, itemWithoutArticle } from './article-item.ts';
import type { PageVisit, PageVisitor } from './fetch-page.ts';
import type { PageRepo, WantedItem } from './page.repo.ts';

/** After this long a host that still has pages goes to the end of the queue. */
const TURN_MS = 5_000;
const MOST_ATTEMPTS = 6;
const FIRST_WAIT_MS = 60_000;
/** A minute, then four times as long each time: the last try is after about six hours. */
const WAIT_GROWTH = 4;
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const SHORTEST_WAIT_MS = 1_000;
/** A site that asks for more than a minute between two pages is asked for one a minute. */
const LONGEST_GAP_MS = 60_000;

interface Parts {
  pages: PageRepo;
  turns: Pick<HostTurns, 'holdBack'>;
  visit: PageVisitor;
  /** Least time between two pages of one host. */
  gapMs: number;
  logger: Logger;
  onStored: () => void;
}

const waitAfter = (attempts: number, askedMs: number | null): number => {
  const wait = askedMs ?? FIRST_WAIT_MS * WAIT_GROWTH ** (attempts - 1);
  return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, wait));
};

const pageAfter = ({ page }: WantedItem, visited: PageVisit, now: Date): ItemPage => {
  if (visited.kind === 'busy') return { ...page, nextAt: visited.until };
  const attempts = page.attempts + 1;
  const tried: ItemPage = { ...page, attempts, at: now, reason: null, nextAt: null };
  if (visited.kind === 'article') return { ...tried, state: 'read', url: visited.url };
  if (visited.kind === 'none') return { ...tried, state: 'none' };
  const { reason } = visited;
  if (visited.kind === 'refused') return { ...tried, state: 'refused', reason, url: null };
  if (visited.kind === 'failed' || attempts >= MOST_ATTEMPTS) return { ...tried, state: 'failed', reason };
  return { ...tried, reason, nextAt: new Date(now.getTime() + waitAfter(attempts, visited.waitMs)) };
};

/**
 * Reads the pages that wait at one host, one after the other, newest first. What is read is stored page by page, and how
 * long the host is to be left alone as well, so that a turn may be cut off anywhere and taken up by any process.
 */
export const createHostTurn = ({ pages, turns, visit, gapMs, logger, onStored }: Parts) => {
  const store = async (item: WantedItem, visited: PageVisit, page: ItemPage): Promise<void> => {
    if (visited.kind === 'article') await pages.setText(item, itemWithArticle(item, visited.article), page);
    else if (visited.kind === 'refused' && item.page.url !== null)
      await pages.setText(item, itemWithoutArticle(item), page);
    else return await pages.settle(item, page);
    onStored();
  };

  /** Tries one page; returns how long its host is to be left alone, or null where others are asking it. */
  const tryOne = async (item: WantedItem, signal: AbortSignal): Promise<number | null> => {
    const { title, wordCount, page } = item;
    const told = { title, wordCount: page.url === null ? wordCount : 0 };
    const visited = await visit(item.url, told, signal).catch((cause: unknown): PageVisit => {
      if (signal.aborted) throw cause;
      // one page that cannot even be tried must not keep the others of its host waiting
      logger.error({ err: cause, page: item.url }, 'page not tried');
      return { kind: 'later', reason: 'Reading the page failed on our side.', waitMs: null, crawlDelayMs: null };
    });
    const next = pageAfter(item, visited, new Date());
    await store(item, visited, next);
    logger.info({ page: item.url, state: next.state, reason: next.reason, attempts: next.attempts }, 'page tried');
    if (visited.kind === 'busy') return null;
    if (visited.kind === 'later') return waitAfter(1, visited.waitMs);
    return Math.max(gapMs, Math.min(LONGEST_GAP_MS, visited.crawlDelayMs ?? 0));
  };

  /** @throws when the database is away or `signal` ends the work: the page stays wanted */
  return async (host: string, signal: AbortSignal): Promise<void> => {
    const end = Date.now() + TURN_MS;
    if ((await pages.resting([host], new Date())).size > 0) return;
    while (!signal.aborted) {
      const item = await pages.nextOf(host, new Date());
      if (!item) return;
      const restMs = await tryOne(item, signal);
      if (restMs === null) return;
      if (restMs > 0) await turns.holdBack(host, restMs, new Date());
      if (Date.now() + restMs > end) return;
      await sleep(restMs, undefined, { signal });
    }
  };
};
