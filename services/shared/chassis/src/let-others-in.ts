import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * For long work on the main thread: await the returned function between two pieces of it, and whatever else waits gets
 * its turn every `ms` milliseconds.
 */
export const letOthersIn = (ms: number, now = () => performance.now()): (() => Promise<void>) => {
  let since = now();
  return async () => {
    if (now() - since < ms) return;
    await nextTurn();
    since = now();
  };
};
