import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import { createAnsweringStories } from './answers/answering-stories.ts';
import { createAttachmentThreads } from './attachments/attachment-threads.ts';
import type { SearchConfig } from './config.ts';
import { createEngine } from './engine/engine.ts';
import { createModelHelp } from './help/model-help.ts';
import { createFeedClient } from './indexing/feed-client.ts';
import { openRebuilds } from './indexing/rebuilds.ts';
import { createWritingsClient } from './indexing/writings-client.ts';
import { createRanker } from './ranking/ranker.ts';
import { createKnownSources } from './sources/known-sources.ts';
import { readSources } from './sources/read-sources.ts';
import { createSuggestions } from './suggestions/suggestions.ts';

/** Two hundred long documents take the engine a moment. */
const WRITE_MS = 30_000;

/** Everything the service stands on, wired by hand. */
export const createContext = (config: SearchConfig, logger: Logger) => {
  const answering = createEngine(config.engine);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const rebuilds = openRebuilds({ redisUrl: config.redisUrl, prefix: config.queuePrefix, logger });
  const feed = createFeedClient({ url: config.feedUrl, identityKey: config.identityKey });
  const writings = createWritingsClient(config);
  const sources = createKnownSources(() => readSources(feed), logger);
  const threads = createAttachmentThreads();
  const modelHelp = createModelHelp({ ...config, logger });
  return {
    config,
    logger,
    metrics: createMetrics('search'),
    feed,
    writings,
    sources,
    threads,
    modelHelp,
    ranker: createRanker(answering, config.indexPrefix),
    answeringStories: createAnsweringStories(answering, config.indexPrefix),
    rebuilds,
    writing: createEngine({ ...config.engine, timeoutMs: WRITE_MS }),
    suggestions: createSuggestions({ feed, sources, logger }),
    // without the search engine the service says so itself; it need not be taken out of service
    checks: { redis: () => redis.ping() },
    close: () =>
      stopInOrder([
        () => threads.close(),
        () => feed.close(),
        () => writings.close(),
        () => modelHelp.close(),
        () => rebuilds.close(),
        async () => redis.disconnect(),
      ]),
  };
};
export type SearchContext = ReturnType<typeof createContext>;
