import { createLogger } from '@360/chassis/logger';
import { readConfig } from '../src/config.ts';
import { startReportsService } from '../src/service.ts';

/** A worker in a process of its own, to be killed. */
await startReportsService(readConfig(), createLogger('reports', 'silent'));
process.send?.('ready');
