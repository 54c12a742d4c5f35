import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { FetchFault } from './fetch-fault.ts';
import type { ReadOutcome } from './parse-worker.ts';
import type { ReadFeed, ReadTask } from './read-feed.ts';

export interface ParsePoolOptions {
  /** For one feed, from when a thread takes it. */
  timeoutMs: number;
  /** Heap of one thread. */
  memoryMb: number;
}

export interface ParsePool {
  /** @throws FetchFault `not-a-feed` or `parse`; the latter also for a feed that takes too long or too much memory */
  read(task: ReadTask): Promise<ReadFeed>;
  /** Lets running parses end, which their time limit bounds. */
  close(): Promise<void>;
}

const THREADS = Math.min(4, Math.max(2, availableParallelism()));
const IDLE_MS = 30_000;
/** Small, since each thread holds its own: short-lived objects are collected sooner in place of piling up. */
const YOUNG_MB = 8;

/** Lets `limit` callers through at a time, in the order they came. */
const createGate = (limit: number) => {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside--;
    }
  };
};

/** Reads feeds in threads of their own: one that runs away loses its thread and nothing else. */
export const createParsePool = ({ timeoutMs, memoryMb }: ParsePoolOptions): ParsePool => {
  const pool = new Piscina<ReadTask, ReadOutcome>({
    filename: new URL('./parse-worker.ts', import.meta.url).href,
    name: 'readInWorker',
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // A thread that dies between two tasks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined);
  // The pool's own queue would let the time of a waiting feed run; here it starts with the work.
  const throughGate = createGate(THREADS);

  const run = async (task: ReadTask): Promise<ReadOutcome> => {
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      throw new FetchFault('parse', 'The feed takes too much time or memory to read.', { cause });
    }
  };

  return {
    async read(task) {
      const outcome = await throughGate(() => run(task));
      if ('feed' in outcome) return outcome.feed;
      throw new FetchFault(outcome.fault.kind, outcome.fault.message);
    },
    close: () => pool.close(),
  };
};
