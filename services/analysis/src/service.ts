import { startService } from '@360/chassis/http/start-service';
import type { Logger } from '@360/chassis/logger';
import type { AnalysisConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { createRawRoutes, createRoutes } from './routes.ts';

/** Starts the service in its role: `web` answers readers, `worker` analyses what has settled, `all` does both. */
export const startAnalysisService = async (config: AnalysisConfig, logger: Logger) => {
  const context = await createContext(config, logger);
  return await startService({
    name: 'analysis',
    context,
    rawRoutes: createRawRoutes(context),
    routes: createRoutes(context),
    startJobs: () => startJobs(context),
  });
};
