import { stopInOrder } from '@360/chassis/lifecycle';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker } from '@360/chassis/queue/create-worker';
import { articleFetching } from '@360/contracts/jobs';
import type { FeedContext } from '../context.ts';
import { createPageVisitor } from './fetch-page.ts';
import { createHostTurn } from './host-turn.ts';
import { createPagePool } from './page-pool.ts';
import { createSitePolicies } from './site-policies.ts';
import { startPageSweep } from './sweep-pages.ts';

const PAGE_LIMITS = { timeoutMs: 10_000, memoryMb: 384 };

/** Reads the pages of items whose feeds give only a teaser. `onStored` is called when an item has changed by it. */
export const startArticles = (context: FeedContext, onStored: () => void) => {
  const { config, logger, metrics, pages, turns, politeFetch: fetch } = context;
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger };
  const pool = createPagePool(PAGE_LIMITS);
  const policies = createSitePolicies({ fetch, judge: pool.judge });
  const turn = createHostTurn({
    pages,
    turns,
    visit: createPageVisitor({ fetch, policies, pool }),
    gapMs: config.articles.hostGapMs,
    logger,
    onStored,
  });
  const producer = createProducer(articleFetching, queue);
  const worker = createWorker(articleFetching, ({ host }, signal) => turn(host, signal), {
    ...queue,
    metrics,
    concurrency: config.articles.concurrency,
  });
  const sweep = startPageSweep(pages, producer, logger);
  return {
    stop: () => stopInOrder([() => sweep.stop(), () => worker.close(), () => pool.close(), () => producer.close()]),
  };
};
