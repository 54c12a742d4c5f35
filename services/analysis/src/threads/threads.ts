import { Piscina } from 'piscina';

export interface ThreadOptions {
  /** The module whose exported function `name` does the work. */
  filename: string;
  name: string;
  /** At most so many at once; each task has one to itself. */
  threads: number;
  /** Beyond so many that wait, tasks are refused. */
  waiting: number;
  /** For one task, the start of its thread included. */
  timeoutMs: number;
  /** Heap of one thread. */
  memoryMb: number;
}

const IDLE_MS = 60_000;
const YOUNG_MB = 16;

/** Too many tasks wait already. */
export class ThreadsBusy extends Error {
  override name = 'ThreadsBusy';
}

/** A task took too long or too much memory; its thread was ended. */
export class TaskLost extends Error {
  override name = 'TaskLost';
}

/** Gives out `places`; the others wait in order of their coming, up to a number. */
const createTurns = (places: number, most: number) => {
  const waiting: (() => void)[] = [];
  let free = places;
  return {
    take: async (): Promise<void> => {
      if (free > 0) free--;
      else if (waiting.length < most) await new Promise<void>((resolve) => waiting.push(resolve));
      else throw new ThreadsBusy('Too much is being analysed at the moment.');
    },
    leave: (): void => {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
};

/** Threads for long computations: a task that runs away loses its thread and nothing else. */
export const createThreads = <Task, Outcome>(options: ThreadOptions) => {
  const { filename, name, threads, waiting, timeoutMs, memoryMb } = options;
  const pool = new Piscina<Task, Outcome>({
    filename,
    name,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // A thread that dies between two tasks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined);
  // Nothing waits in the pool's own queue, which forgets its tasks when its only thread is ended.
  const turns = createTurns(threads, waiting);

  const isLost = (cause: unknown): boolean =>
    cause instanceof Error &&
    (cause.name === 'AbortError' || ('code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'));

  return {
    /** Has one task done. @throws TaskLost, ThreadsBusy, or what the work itself throws */
    run: async (task: Task): Promise<Outcome> => {
      await turns.take();
      try {
        return await pool.run(task, { signal: AbortSignal.timeout(timeoutMs) });
      } catch (cause) {
        if (isLost(cause)) throw new TaskLost('The work took too long or too much memory.', { cause });
        throw cause;
      } finally {
        turns.leave();
      }
    },
    /** Ends threads at once. */
    close: () => pool.destroy(),
  };
};
