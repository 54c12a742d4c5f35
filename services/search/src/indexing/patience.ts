import type { Logger } from '@360/chassis/logger';
import type { Pauses } from './pauses.ts';

/** How long work on the index waits for an engine that is away, and what ends the waiting. */
export interface Patience {
  signal: AbortSignal;
  logger: Logger;
  pauses: Pauses;
}
