import { runProcess } from '@360/chassis/lifecycle';
import { createLogger } from '@360/chassis/logger';
import { readConfig } from './config.ts';
import { startGateway } from './gateway.ts';

const logger = createLogger('gateway', 'info');
await runProcess(logger, async () => {
  const config = readConfig();
  logger.level = config.logLevel;
  const gateway = await startGateway(config, logger);
  logger.info({ url: gateway.url }, 'gateway listens');
  return gateway;
});
