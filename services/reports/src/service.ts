import { startService } from '@360/chassis/http/start-service';
import type { Logger } from '@360/chassis/logger';
import type { ReportsConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { createRoutes } from './routes.ts';

/** Starts the service in its role: `web` answers readers, `worker` makes reports, `all` does both. */
export const startReportsService = async (config: ReportsConfig, logger: Logger) => {
  const context = await createContext(config, logger);
  return await startService({
    name: 'reports',
    context,
    routes: createRoutes(context),
    startJobs: () => startJobs(context),
  });
};
