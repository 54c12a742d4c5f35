import { startService } from '@360/chassis/http/start-service';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import type { FeedConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { startRemovalFollower } from './publisher-requests/follow-removals.ts';
import { createRawRoutes, createRoutes } from './routes.ts';

/**
 * Starts the service in its role. Every role answers health checks and follows removals; `web` and `all` serve readers,
 * `worker` and `all` poll and group.
 */
export const startFeedService = async (config: FeedConfig, logger: Logger) => {
  const context = await createContext(config, logger);
  const follower = startRemovalFollower(context);
  let jobs: ReturnType<typeof startJobs> | undefined;
  return await startService({
    name: 'feed',
    context: { ...context, close: () => stopInOrder([() => follower.stop(), () => context.close()]) },
    rawRoutes: createRawRoutes(context, () => jobs?.takePush),
    routes: createRoutes(context),
    startJobs: () => {
      jobs = startJobs(context);
      return jobs;
    },
  });
};
