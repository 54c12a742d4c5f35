import { stopInOrder } from '@360/chassis/lifecycle';
import type { ReaderContext } from './context.ts';
import { followRemovals } from './removals/follow-removals.ts';
import { startSearchWatch } from './saved-searches/watch.ts';

/**
 * Everything the service does without being asked: it looks whether saved searches find something new, and forgets what
 * publishers take back.
 */
export const startJobs = (context: ReaderContext): { stop: () => Promise<void> } => {
  const watch = startSearchWatch(context, context.config.checkEveryMs);
  const removals = followRemovals(context);
  return { stop: () => stopInOrder([() => watch.stop(), () => removals.stop()]) };
};
