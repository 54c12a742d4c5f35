import type { Router } from 'express';
import type { serviceSettings } from '../env.ts';
import { type Running, stopInOrder } from '../lifecycle.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { createServiceApp } from './create-app.ts';
import type { Checks } from './health-routes.ts';
import { serve } from './serve.ts';

/** What a service stands on, as far as starting and stopping it goes. */
interface Standing {
  config: ReturnType<typeof serviceSettings>;
  logger: Logger;
  metrics: Metrics;
  checks: Checks;
  close(): Promise<unknown>;
}

interface Parts {
  /** As it is called in the log. */
  name: string;
  context: Standing;
  routes: Router;
  rawRoutes?: Router;
  jsonLimit?: string;
  /** What it does besides answering, in every role but `web`; begun once it answers at `url`. */
  startJobs: (url: string) => { stop(): Promise<unknown> };
  /** Where what the jobs do still needs an answer from this very process, they stop first. */
  jobsStopFirst?: boolean;
}

/**
 * Starts a service in its role: `web` answers, `worker` works and answers only for its health, `all` does both.
 * @throws where the address is taken; what the service stands on is closed then
 */
export const startService = async ({
  name,
  context,
  startJobs,
  jobsStopFirst = false,
  ...surface
}: Parts): Promise<Running & { url: string }> => {
  const { config, logger, metrics, checks } = context;
  const app = createServiceApp({ logger, metrics, checks, identityKey: config.identityKey, ...surface });
  const listening = await serve(app, config.http).catch(async (cause: unknown) => {
    await context.close();
    throw cause;
  });
  const jobs = config.role === 'web' ? undefined : startJobs(listening.url);
  logger.info({ url: listening.url, role: config.role }, `${name} service ready`);
  const answering = () => listening.close();
  const working = async () => jobs?.stop();
  return {
    url: listening.url,
    stop: () => stopInOrder([...(jobsStopFirst ? [working, answering] : [answering, working]), () => context.close()]),
  };
};
