import { Worker } from 'node:worker_threads';
import type { Material } from './frozen.ts';
import type { Made } from './making.ts';
import type { Told } from './making-thread.ts';

const MEMORY_MB = 512;
const LONGEST_MS = 60_000;

/**
 * Makes a report's files in a thread of its own, which ends at once where nobody waits for them any more. `onChecked` is
 * called when the report holds. @throws what making throws, and the reason of `signal`
 */
export const makeApart = async (material: Material, onChecked: () => void, given: AbortSignal): Promise<Made> => {
  const signal = AbortSignal.any([given, AbortSignal.timeout(LONGEST_MS)]);
  signal.throwIfAborted();
  const thread = new Worker(new URL('./making-thread.ts', import.meta.url), {
    workerData: material,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const stop = (): void => void thread.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<Made>((resolve, reject) => {
      thread.on('message', (told: Told) => {
        if (told.kind === 'made') resolve(told.made);
        else onChecked();
      });
      thread.once('error', reject);
      thread.once('exit', () => reject(signal.aborted ? signal.reason : new Error('The thread ended too early.')));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.terminate();
  }
};
