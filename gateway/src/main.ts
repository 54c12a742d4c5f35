import { runProcess } from '@360/chassis/lifecycle';
import { createLogger } from '@360/chassis/logger';
import { readConfig } from './config.ts';
import { startGateway } from './gateway.ts';

const config = readConfig();
const logger = createLogger('gateway', config.logLevel);

await runProcess(logger, async () => {
  const gateway = await startGateway(config, logger);
  logger.info({ url: gateway.url }, 'gateway listens');
  return gateway;
});
