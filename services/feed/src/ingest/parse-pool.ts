import { availableParallelism } from 'node:os';
import { FetchFault } from '../fetch/fetch-fault.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { ReadOutcome } from './parse-worker.ts';
import type { ReadFeed, ReadTask } from './read-feed.ts';

export interface ParsePoolOptions {
  /** For one feed, from when a thread takes it. */
  timeoutMs: number;
  /** Heap of one thread. */
  memoryMb: number;
}

export interface ParsePool {
  /**
   * Reads one feed; its body may be handed to the thread and be empty afterwards.
   * @throws FetchFault `not-a-feed` or `parse`; the latter also for a feed that takes too long or too much memory
   */
  read(task: ReadTask): Promise<ReadFeed>;
  /** Lets running parses end, which their time limit bounds. */
  close(): Promise<void>;
}

/** What one feed may take: the largest that are read need no more than half of the memory. */
export const PARSE_LIMITS: ParsePoolOptions = { timeoutMs: 10_000, memoryMb: 80 };

/** A document of usual size is large for what was just made: with less, most collections are of all there is. */
const YOUNG_MB = 32;
const THREADS = Math.min(4, Math.max(2, availableParallelism()));

/** Reads feeds in threads of their own: one that runs away loses its thread and nothing else. */
export const createParsePool = (limits: ParsePoolOptions): ParsePool => {
  const threads = createThreadPool<ReadTask, ReadOutcome>({
    ...limits,
    filename: new URL('./parse-worker.ts', import.meta.url).href,
    name: 'readInWorker',
    youngMb: YOUNG_MB,
    minThreads: 1,
    maxThreads: THREADS,
  });

  const run = async (task: ReadTask): Promise<ReadOutcome> => {
    try {
      return await threads.run(task, task.body);
    } catch (cause) {
      throw new FetchFault('parse', 'The feed takes too much time or memory to read.', { cause });
    }
  };

  return {
    async read(task) {
      const outcome = await run(task);
      if ('feed' in outcome) return outcome.feed;
      throw new FetchFault(outcome.fault.kind, outcome.fault.message);
    },
    close: threads.close,
  };
};
