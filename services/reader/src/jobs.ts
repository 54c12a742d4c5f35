import type { ReaderContext } from './context.ts';
import { startSearchWatch } from './saved-searches/watch.ts';

/** Everything the service does without being asked: it looks whether saved searches find something new. */
export const startJobs = (context: ReaderContext) => startSearchWatch(context, context.config.checkEveryMs);
