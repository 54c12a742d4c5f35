import { createServiceApp } from '@360/chassis/http/create-app';
import { serve } from '@360/chassis/http/serve';
import { type Running, stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import type { ReportsConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { createRoutes } from './routes.ts';

/** Starts the service in its role: `web` answers readers, `worker` makes reports, `all` does both. */
export const startReportsService = async (
  config: ReportsConfig,
  logger: Logger,
): Promise<Running & { url: string }> => {
  const context = await createContext(config, logger);
  const app = createServiceApp({
    logger,
    metrics: context.metrics,
    checks: context.checks,
    identityKey: config.identityKey,
    routes: createRoutes(context),
  });
  const listening = await serve(app, config.http).catch(async (cause: unknown) => {
    await context.close();
    throw cause;
  });
  const jobs = config.role === 'web' ? undefined : startJobs(context);
  logger.info({ url: listening.url, role: config.role }, 'reports service ready');
  return {
    url: listening.url,
    stop: () => stopInOrder([() => listening.close(), async () => jobs?.stop(), () => context.close()]),
  };
};
