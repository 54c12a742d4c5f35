import { stopInOrder } from '@360/chassis/lifecycle';
import type { ReaderContext } from './context.ts';
import { startRemovals } from './removals/start-removals.ts';
import { startSearchWatch } from './saved-searches/watch.ts';

/**
 * Everything the service does without being asked: it looks whether saved searches find something new, forgets what
 * publishers take back, and hands on to the search index what a process that died did not.
 */
export const startJobs = (context: ReaderContext): { stop: () => Promise<void> } => {
  const watch = startSearchWatch(context, context.config.checkEveryMs);
  const removals = startRemovals(context);
  const leftBehind = context.searchIndex.startSweep();
  return { stop: () => stopInOrder([() => watch.stop(), () => removals.stop(), () => leftBehind.stop()]) };
};
