import { createServiceApp } from '@360/chassis/http/create-app';
import { serve } from '@360/chassis/http/serve';
import { type Running, stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import type { SearchConfig } from './config.ts';
import { createContext } from './context.ts';
import { INDEX_SETTINGS } from './engine/settings.ts';
import { PAUSES } from './indexing/pauses.ts';
import { startIndexing } from './indexing/start-indexing.ts';
import { createRoutes } from './routes.ts';

/** A file of eight megabytes as a data URL, and the rest of the question. */
const JSON_LIMIT = '12mb';

/** Starts the service in its role: `web` answers readers, `worker` keeps the index, `all` does both. */
export const startSearchService = async (
  config: SearchConfig,
  logger: Logger,
): Promise<Running & { url: string; indexed: Promise<void> }> => {
  const context = createContext(config, logger);
  const indexing =
    config.role === 'web'
      ? undefined
      : startIndexing({
          ...context,
          sources: { feed: context.feed, writings: context.writings },
          redisUrl: config.redisUrl,
          prefix: config.queuePrefix,
          engine: context.writing,
          settings: INDEX_SETTINGS,
          indexPrefix: config.indexPrefix,
          pauses: PAUSES,
        });
  const app = createServiceApp({
    logger,
    metrics: context.metrics,
    checks: context.checks,
    identityKey: config.identityKey,
    jsonLimit: JSON_LIMIT,
    routes: createRoutes(context),
  });
  const listening = await serve(app, config.http);
  logger.info({ url: listening.url, role: config.role }, 'search service ready');
  return {
    url: listening.url,
    indexed: indexing?.begun ?? Promise.resolve(),
    stop: () => stopInOrder([() => listening.close(), async () => indexing?.stop(), () => context.close()]),
  };
};
