import { createServiceApp } from '@360/chassis/http/create-app';
import { serve } from '@360/chassis/http/serve';
import { type Running, stopInOrder } from '@360/chassis/lifecycle';
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
): Promise<Running & { url: string }> => {
  const context = await createContext(config, logger, now);
  const app = createServiceApp({
    logger,
    metrics: context.metrics,
    checks: context.checks,
    identityKey: config.identityKey,
    rawRoutes: webhookRoutes(context),
    routes: createRoutes(context),
  });
  const listening = await serve(app, config.http).catch(async (cause: unknown) => {
    await context.close();
    throw cause;
  });
  const jobs = config.role === 'web' ? undefined : startJobs(context, listening.url);
  logger.info({ url: listening.url, role: config.role, testMode: context.testMode }, 'billing service ready');
  return {
    url: listening.url,
    // What the stand-in has to tell is told to this very process: it stops telling before the address closes.
    stop: () => stopInOrder([async () => jobs?.stop(), () => listening.close(), () => context.close()]),
  };
};
