import { Piscina } from 'piscina';

export interface ThreadPoolOptions {
  /** The module whose exported function `name`, made by `inThread`, does the work. */
  filename: string;
  name: string;
  minThreads: number;
  maxThreads: number;
  /** For one task, from when a thread takes it: neither its wait nor the start of its thread count. */
  timeoutMs: number;
  /** Heap of one thread. */
  memoryMb: number;
}

/** A task on its way, with the place where its thread notes the time at which it began. */
interface Errand<Task> {
  task: Task;
  begun: SharedArrayBuffer;
}

const IDLE_MS = 30_000;
/** Small, since each thread holds its own: short-lived objects are collected sooner in place of piling up. */
const YOUNG_MB = 8;
/** A thread that has not come up after so many times the limit never will. */
const PATIENCE = 20;

/** Makes a function the one that threads of a pool call. */
export const inThread =
  <Task, Outcome>(work: (task: Task) => Outcome) =>
  ({ task, begun }: Errand<Task>): Outcome => {
    new Float64Array(begun)[0] = Date.now();
    return work(task);
  };

/** Ends `giveUp` once the time of the task whose beginning is noted in `begun` is over. Returns how to call it off. */
const watch = (begun: SharedArrayBuffer, timeoutMs: number, giveUp: AbortController): (() => void) => {
  const begunAt = new Float64Array(begun);
  let rounds = 0;
  let timer: NodeJS.Timeout;
  const check = () => {
    const at = begunAt[0] ?? 0;
    const left = at === 0 ? timeoutMs : at + timeoutMs - Date.now();
    if (left <= 0 || ++rounds > PATIENCE) giveUp.abort();
    else timer = setTimeout(check, left);
  };
  timer = setTimeout(check, timeoutMs);
  return () => clearTimeout(timer);
};

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

/** Small buffers share one piece of memory, which cannot be given away. */
const ownMemory = (bytes: Uint8Array | undefined): ArrayBuffer[] =>
  bytes?.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength ? [bytes.buffer] : [];

/** Threads for work on what strangers send: a task that runs away loses its thread and nothing else. */
export const createThreadPool = <Task, Outcome>({ timeoutMs, memoryMb, ...options }: ThreadPoolOptions) => {
  const pool = new Piscina<Errand<Task>, Outcome>({
    ...options,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // A thread that dies between two tasks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined);
  // Nothing waits in the pool's own queue, which forgets its tasks when its only thread is ended.
  const throughGate = createGate(options.maxThreads);

  const run = async (task: Task, body: Uint8Array | undefined): Promise<Outcome> => {
    const begun = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
    const giveUp = new AbortController();
    const callOff = watch(begun, timeoutMs, giveUp);
    try {
      return await pool.run({ task, begun }, { signal: giveUp.signal, transferList: ownMemory(body) });
    } finally {
      callOff();
    }
  };

  return {
    /**
     * Has one task done; `body` of it may be handed over whole, and is empty afterwards.
     * @throws when it takes too long or too much memory
     */
    run: (task: Task, body?: Uint8Array): Promise<Outcome> => throughGate(() => run(task, body)),
    /** Lets running tasks end, which their time limit bounds. */
    close: () => pool.close(),
  };
};
