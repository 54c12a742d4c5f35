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
  /** Its part for what was just made. A small one is collected sooner, a larger one less often and for less work. */
  youngMb: number;
}

/** Tasks on their way, with the place where their thread notes the time at which it began the last of them. */
interface Errand<Task> {
  tasks: Task[];
  begun: SharedArrayBuffer;
}

type Reply<Outcome> = { outcome: Outcome } | { error: unknown };

const IDLE_MS = 30_000;
/** A thread that has not come up after so many times the limit never will. */
const PATIENCE = 20;
/** Small tasks that go to a thread together, so that it need not wait for the main thread after each. */
const TOGETHER = 12;
/** What they may weigh together, in bytes. */
const LIGHT = 2_000_000;

/** Makes a function the one that threads of a pool call. */
export const inThread =
  <Task, Outcome>(work: (task: Task) => Outcome) =>
  ({ tasks, begun }: Errand<Task>): Reply<Outcome>[] => {
    const begunAt = new Float64Array(begun);
    return tasks.map((task) => {
      begunAt[0] = Date.now();
      try {
        return { outcome: work(task) };
      } catch (error) {
        return { error };
      }
    });
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

/** Small buffers share one piece of memory, which cannot be given away. */
const ownMemory = (bytes: Uint8Array | undefined): ArrayBuffer[] =>
  bytes?.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength ? [bytes.buffer] : [];

/** Gives memory back at once: V8 collects the whole heap each time 64 MB of buffers have piled up, however large it is. */
const giveBack = (bytes: Uint8Array | undefined): void => {
  for (const buffer of ownMemory(bytes)) if (!buffer.detached) buffer.transfer(0);
};

interface Waiting<Task, Outcome> {
  task: Task;
  body: Uint8Array | undefined;
  resolve: (outcome: Outcome) => void;
  reject: (cause: unknown) => void;
}

/** Takes the first of those who wait, and with it others as long as all are light; each of `threads` gets its share. */
const takeTogether = <Each extends { body: Uint8Array | undefined }>(waiting: Each[], threads: number): Each[] => {
  const most = Math.min(TOGETHER, Math.ceil(waiting.length / threads));
  let weight = 0;
  const heavy = waiting.findIndex(({ body }) => {
    weight += body?.byteLength ?? Number.POSITIVE_INFINITY;
    return weight > LIGHT;
  });
  return waiting.splice(0, Math.max(1, Math.min(most, heavy < 0 ? most : heavy)));
};

/** Threads for work on what strangers send: a task that runs away loses its thread and nothing else. */
export const createThreadPool = <Task, Outcome>({ timeoutMs, memoryMb, youngMb, ...options }: ThreadPoolOptions) => {
  const pool = new Piscina<Errand<Task>, Reply<Outcome>[]>({
    ...options,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
  });
  // A thread that dies between two tasks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined);
  // Nothing waits in the pool's own queue, which forgets its tasks when its only thread is ended.
  const waiting: Waiting<Task, Outcome>[] = [];
  let free = options.maxThreads;

  const send = async (tasks: Task[], transferList: ArrayBuffer[]): Promise<Reply<Outcome>[]> => {
    const begun = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
    const giveUp = new AbortController();
    const callOff = watch(begun, timeoutMs, giveUp);
    try {
      return await pool.run({ tasks, begun }, { signal: giveUp.signal, transferList });
    } finally {
      callOff();
    }
  };

  /** Where one of several runs away, each is tried once more alone, so that it fails nobody else. */
  const settle = async (batch: Waiting<Task, Outcome>[]): Promise<void> => {
    const [first, ...others] = batch;
    try {
      const given = others.length === 0 ? ownMemory(first?.body) : [];
      const replies = await send(
        batch.map(({ task }) => task),
        given,
      );
      for (const [at, { body, resolve, reject }] of batch.entries()) {
        giveBack(body);
        const reply = replies[at];
        if (reply && 'outcome' in reply) resolve(reply.outcome);
        else reject(reply?.error);
      }
    } catch (cause) {
      if (others.length === 0) first?.reject(cause);
      else for (const one of batch) await settle([one]);
    }
  };

  const work = async (): Promise<void> => {
    free--;
    while (waiting.length > 0) await settle(takeTogether(waiting, free + 1));
    free++;
  };

  return {
    /**
     * Has one task done; `body` of it is handed over, and is empty afterwards where its memory is its own. Tasks that
     * state a small one travel together.
     * @throws when it takes too long or too much memory
     */
    run: (task: Task, body?: Uint8Array): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        waiting.push({ task, body, resolve, reject });
        if (free > 0) void work();
      }),
    /** Lets running tasks end, which their time limit bounds. */
    close: () => pool.close(),
  };
};
