import { startService } from '@360/chassis/http/start-service';
import type { Logger } from '@360/chassis/logger';
import type { ReaderConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { createRoutes } from './routes.ts';

/** Starts the service in its role: `web` answers readers, `worker` checks their saved searches, `all` does both. */
export const startReaderService = async (config: ReaderConfig, logger: Logger) => {
  const context = await createContext(config, logger);
  return await startService({
    name: 'reader',
    context,
    routes: createRoutes(context),
    startJobs: () => startJobs(context),
  });
};
