import { startService } from '@360/chassis/http/start-service';
import type { Logger } from '@360/chassis/logger';
import type { BillingConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { createRoutes } from './routes.ts';
import { webhookRoutes } from './webhooks/webhook.routes.ts';

/**
 * Starts the service in its role: `web` answers readers and webhooks, `worker` looks after what is lost or due, `all` does
 * both. `now` is the clock that months and periods go by.
 */
export const startBillingService = async (
  config: BillingConfig,
  logger: Logger,
  now: () => Date = () => new Date(),
) => {
  const context = await createContext(config, logger, now);
  if (context.testMode) logger.info('payments are in test mode: no payment provider is set up');
  return await startService({
    name: 'billing',
    context,
    rawRoutes: webhookRoutes(context),
    routes: createRoutes(context),
    // What the stand-in has to tell is told to this very process.
    startJobs: (url) => startJobs(context, url),
    jobsStopFirst: true,
  });
};
