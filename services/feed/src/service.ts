import { createServiceApp } from '@360/chassis/http/create-app';
import { serve } from '@360/chassis/http/serve';
import { type Running, stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import type { FeedConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { startRemovalFollower } from './publisher-requests/follow-removals.ts';
import { createRawRoutes, createRoutes } from './routes.ts';

/**
 * Starts the service in its role. Every role answers health checks; `web` and `all` serve readers, `worker` and `all`
 * poll and group.
 */
export const startFeedService = async (config: FeedConfig, logger: Logger): Promise<Running & { url: string }> => {
  const context = await createContext(config, logger);
  let jobs: ReturnType<typeof startJobs> | undefined;
  const { metrics, checks } = context;
  const app = createServiceApp({
    logger,
    metrics,
    checks,
    identityKey: config.identityKey,
    rawRoutes: createRawRoutes(context, () => jobs?.takePush),
    routes: createRoutes(context),
  });
  const listening = await serve(app, config.http);
  const follower = startRemovalFollower(context);
  if (config.role !== 'web') jobs = startJobs(context);
  logger.info({ url: listening.url, role: config.role }, 'feed service ready');
  return {
    url: listening.url,
    stop: () =>
      stopInOrder([() => listening.close(), async () => jobs?.stop(), () => follower.stop(), () => context.close()]),
  };
};
