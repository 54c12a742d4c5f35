import { createLogger } from '@360/chassis/logger';
import { readConfig } from '../src/config.ts';
import { startAnalysisService } from '../src/service.ts';

/** A worker in a process of its own, to be killed. */
await startAnalysisService(readConfig(), createLogger('analysis', 'silent'));
process.send?.('ready');
