import { runProcess } from '@360/chassis/lifecycle';
import { createLogger } from '@360/chassis/logger';
import { readConfig } from './config.ts';
import { startBillingService } from './service.ts';

const logger = createLogger('billing', 'info');
await runProcess(logger, async () => {
  const config = readConfig();
  logger.level = config.logLevel;
  return await startBillingService(config, logger);
});
