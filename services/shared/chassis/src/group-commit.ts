import { setTimeout as sleep } from 'node:timers/promises';

export interface GroupCommitOptions {
  /** Inputs of one commit. */
  most: number;
  /** How long a commit that is not full waits for others, in ms. */
  lingerMs?: number;
}

interface Waiting<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (cause: unknown) => void;
}

/**
 * Lets many callers share one round trip: what is asked while a commit is under way goes together into the next.
 * `commit` answers in the order of its inputs and must be idempotent: where a batch fails,
 * each of its inputs is tried once more alone, so that one bad input fails nobody else.
 */
export const createGroupCommit = <Input, Output>(
  commit: (inputs: Input[]) => Promise<Output[]>,
  { most, lingerMs = 0 }: GroupCommitOptions,
) => {
  let waiting: Waiting<Input, Output>[] = [];
  let running = false;

  const settle = async (batch: Waiting<Input, Output>[]): Promise<void> => {
    try {
      const outputs = await commit(batch.map(({ input }) => input));
      for (const [at, { resolve }] of batch.entries()) resolve(outputs[at] as Output);
    } catch (cause) {
      if (batch.length === 1) batch[0]?.reject(cause);
      else for (const one of batch) await settle([one]);
    }
  };

  const run = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      if (lingerMs > 0 && waiting.length < most) await sleep(lingerMs);
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(batch);
    }
    running = false;
  };

  return (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!running) void run();
    });
};
