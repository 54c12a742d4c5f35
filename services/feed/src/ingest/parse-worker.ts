import { FetchFault, type FetchFaultKind } from '../fetch/fetch-fault.ts';
import { inThread } from '../threads/thread-pool.ts';
import { type ReadFeed, type ReadTask, readFeed } from './read-feed.ts';

/** Errors lose their class on the way between threads, so a fault travels as data. */
export type ReadOutcome = { feed: ReadFeed } | { fault: { kind: FetchFaultKind; message: string } };

export const readInWorker = inThread((task: ReadTask): ReadOutcome => {
  try {
    return { feed: readFeed(task) };
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    return { fault: { kind: error.kind, message: error.message } };
  }
});
