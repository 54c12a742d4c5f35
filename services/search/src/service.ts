import { startService } from '@360/chassis/http/start-service';
import type { Logger } from '@360/chassis/logger';
import type { SearchConfig } from './config.ts';
import { createContext, type SearchContext } from './context.ts';
import { INDEX_SETTINGS } from './engine/settings.ts';
import { PAUSES } from './indexing/pauses.ts';
import { startIndexing } from './indexing/start-indexing.ts';
import { createRoutes } from './routes.ts';

/** A file of eight megabytes as a data URL, and the rest of the question. */
const JSON_LIMIT = '12mb';

const indexingOf = (context: SearchContext) => {
  const { config } = context;
  return startIndexing({
    ...context,
    sources: { feed: context.feed, writings: context.writings },
    redisUrl: config.redisUrl,
    prefix: config.queuePrefix,
    engine: context.writing,
    settings: INDEX_SETTINGS,
    indexPrefix: config.indexPrefix,
    pauses: PAUSES,
  });
};

/**
 * Starts the service in its role: `web` answers readers, `worker` keeps the index, `all` does both. `indexed` resolves once
 * the indexes are there and kept.
 */
export const startSearchService = async (config: SearchConfig, logger: Logger) => {
  const context = createContext(config, logger);
  let indexed = Promise.resolve();
  const running = await startService({
    name: 'search',
    context,
    jsonLimit: JSON_LIMIT,
    routes: createRoutes(context),
    startJobs: () => {
      const indexing = indexingOf(context);
      indexed = indexing.begun;
      return indexing;
    },
  });
  return { ...running, indexed };
};
