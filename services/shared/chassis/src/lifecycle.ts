import type { Logger } from './logger.ts';

export interface Running {
  stop(): Promise<void>;
}

const HARD_STOP_MS = 9_000;

/**
 * Starts a process and stops it once, in order, on SIGTERM or SIGINT. A failed start exits with 1; a stop that takes
 * longer than nine seconds is cut off, since whoever manages the process kills it at ten.
 */
export const runProcess = async (logger: Logger, start: () => Promise<Running>): Promise<void> => {
  let running: Running;
  try {
    running = await start();
  } catch (cause) {
    logger.fatal({ err: cause }, 'start failed');
    process.exit(1);
  }
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref();
    try {
      await running.stop();
      process.exit(0);
    } catch (cause) {
      logger.error({ err: cause }, 'stop failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
};

/** Runs each step in turn; a failing one does not keep the next from running. @throws AggregateError with all failures */
export const stopInOrder = async (steps: (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (cause) {
      failures.push(cause);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything stopped cleanly');
};
