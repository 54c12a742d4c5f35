import { threadId, type Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { createTurns } from './turns.ts';

export interface ThreadOptions {
  /** The module whose exported function `name`, made by `inThread`, does the work. */
  filename: string;
  name: string;
  /** At most so many at once; each task has one to itself. */
  threads: number;
  /** Beyond so many that wait, each with a whole file, tasks are refused. */
  waiting: number;
  /** For one task, from when a thread begins it: neither its wait nor the start of its thread count. */
  timeoutMs: number;
  /** What a thread may hold at once, in its heap and in buffers beside it. */
  memoryMb: number;
}

interface Errand<Task> {
  task: Task;
  /** When it was begun, and the id of the thread that did. */
  begun: SharedArrayBuffer;
}

const IDLE_MS = 30_000;
const LOOK_MS = 100;
const YOUNG_MB = 16;
const MEGABYTE = 1024 * 1024;
/** A thread that has not come up after so many times the limit never will. */
const PATIENCE = 6;

/** Makes a function the one that threads call. */
export const inThread =
  <Task, Outcome>(work: (task: Task) => Promise<Outcome>) =>
  ({ task, begun }: Errand<Task>): Promise<Outcome> => {
    new Float64Array(begun).set([Date.now(), threadId]);
    return work(task);
  };

/** Buffers do not count towards the heap that a thread is given, so they are looked at from outside. */
const isOverweight = async (thread: Worker | undefined, memoryMb: number): Promise<boolean> => {
  const heap = await thread?.getHeapStatistics().catch(() => null);
  return heap != null && heap.used_heap_size + heap.external_memory > memoryMb * MEGABYTE;
};

interface Watched {
  begun: SharedArrayBuffer;
  /** The threads there are at the moment. */
  threads: () => Worker[];
  giveUp: AbortController;
}

/** Ends `giveUp` once a task has had its time or holds too much. Returns how to call it off. */
const watch = (
  { begun, threads, giveUp }: Watched,
  { timeoutMs, memoryMb }: Pick<ThreadOptions, 'timeoutMs' | 'memoryMb'>,
): (() => void) => {
  const started = Date.now();
  const noted = new Float64Array(begun);
  const look = async (): Promise<void> => {
    const [at = 0, id] = noted;
    const isLate = at === 0 ? Date.now() - started > PATIENCE * timeoutMs : Date.now() - at > timeoutMs;
    const thread = at === 0 ? undefined : threads().find((each) => each.threadId === id);
    if (isLate || (await isOverweight(thread, memoryMb))) giveUp.abort();
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => clearInterval(timer);
};

/** Threads for work on what strangers attach: a task that runs away loses its thread and nothing else. */
export const createThreads = <Task, Outcome>({ filename, name, threads, waiting, ...limits }: ThreadOptions) => {
  const pool = new Piscina<Errand<Task>, Outcome>({
    filename,
    name,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // A thread that dies between two tasks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined);
  // Nothing waits in the pool's own queue, which forgets its tasks when its only thread is ended.
  const turns = createTurns(threads, waiting);

  const send = async (task: Task): Promise<Outcome> => {
    const begun = new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT);
    const giveUp = new AbortController();
    const callOff = watch({ begun, threads: () => pool.threads, giveUp }, limits);
    try {
      return await pool.run({ task, begun }, { signal: giveUp.signal });
    } finally {
      callOff();
    }
  };

  return {
    /**
     * Has one task done.
     * @throws when it takes too long or too much memory; AttachmentFault `busy` when too many wait
     */
    run: async (task: Task): Promise<Outcome> => {
      await turns.take();
      try {
        return await send(task);
      } finally {
        turns.leave();
      }
    },
    /** Lets running tasks end, which their time limit bounds. */
    close: () => pool.close(),
  };
};
