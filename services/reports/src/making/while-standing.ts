import { setTimeout as sleep } from 'node:timers/promises';
import { Ended } from './ended.ts';

/** How soon a report that is cancelled stops costing anything, within half a second. */
const LOOK_MS = 250;

/**
 * Does work with a signal that also ends once nobody waits for what comes of it. @throws Ended then, and what the work throws
 */
export const whileStanding = async (
  stands: () => Promise<boolean>,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal: over.signal });
      if (!(await stands())) over.abort(new Ended('Nobody waits for this report any more.'));
    }
  };
  // a look that fails says nothing; the work itself finds out
  watch().catch(() => undefined);
  const both = AbortSignal.any([signal, over.signal]);
  try {
    await work(both);
  } catch (cause) {
    throw both.aborted ? both.reason : cause;
  } finally {
    over.abort();
  }
};
