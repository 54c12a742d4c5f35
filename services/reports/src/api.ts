import { runProcess } from '@360/chassis/lifecycle';
import { createLogger } from '@360/chassis/logger';
import { readConfig } from './config.ts';
import { startReportsService } from './service.ts';

const logger = createLogger('reports', 'info');
await runProcess(logger, async () => {
  const config = readConfig();
  logger.level = config.logLevel;
  return await startReportsService(config, logger);
});
