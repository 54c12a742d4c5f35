import { startService } from '@360/chassis/http/start-service';
import type { Logger } from '@360/chassis/logger';
import type { CivConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { createRoutes } from './routes.ts';

const now = (): Date => new Date();

/** Starts the service in its role: `web` answers readers, `worker` looks for anomalies and settles, `all` does both. */
export const startCivService = async (config: CivConfig, logger: Logger, clock = now) => {
  const context = await createContext(config, logger, clock);
  return await startService({
    name: 'civ',
    context,
    routes: createRoutes(context),
    startJobs: () => startJobs(context),
  });
};
