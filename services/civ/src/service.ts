import { createServiceApp } from '@360/chassis/http/create-app';
import { serve } from '@360/chassis/http/serve';
import { type Running, stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import type { CivConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { createRoutes } from './routes.ts';

const now = (): Date => new Date();

/** Starts the service in its role: `web` answers readers, `worker` looks for anomalies and settles, `all` does both. */
export const startCivService = async (
  config: CivConfig,
  logger: Logger,
  clock = now,
): Promise<Running & { url: string }> => {
  const context = await createContext(config, logger, clock);
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
  logger.info({ url: listening.url, role: config.role }, 'civ service ready');
  return {
    url: listening.url,
    stop: () => stopInOrder([() => listening.close(), async () => jobs?.stop(), () => context.close()]),
  };
};
