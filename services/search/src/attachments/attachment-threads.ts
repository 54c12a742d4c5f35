import { AttachmentFault, damagedFault, heavyFault } from './attachment.ts';
import type { Picture } from './read-picture.ts';
import type { ReadOutcome } from './read-worker.ts';
import { createScaler } from './scale-picture.ts';
import { createThreads, type ThreadOptions } from './threads.ts';

type Limits = Omit<ThreadOptions, 'filename' | 'name'>;

export interface AttachmentThreads {
  /** @throws AttachmentFault, also for a file that takes too long or too much memory */
  read(bytes: Uint8Array): Promise<Picture>;
  /**
   * A picture of at most `SCALED_PIXELS`, made of a larger one.
   * @throws AttachmentFault `damaged`, `too-heavy` or `busy`
   */
  scale(bytes: Uint8Array): Promise<Uint8Array>;
  /**
   * The text recognised in a picture; empty where none is.
   * @throws AttachmentFault `damaged`, `too-heavy` or `busy`
   */
  recognise(bytes: Uint8Array): Promise<string>;
  /** Lets running work end, which its time limit bounds. */
  close(): Promise<void>;
}

export const READ_LIMITS: Limits = { threads: 2, waiting: 16, timeoutMs: 10_000, memoryMb: 256 };
export const OCR_LIMITS: Limits = { threads: 1, waiting: 4, timeoutMs: 20_000, memoryMb: 256 };

const isRunaway = (cause: unknown): boolean =>
  cause instanceof Error &&
  (cause.name === 'AbortError' || ('code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'));

const orFault = (cause: unknown): never => {
  if (cause instanceof AttachmentFault) throw cause;
  throw isRunaway(cause) ? heavyFault(cause) : damagedFault(cause);
};

/** Threads that read attached files, started when the first one comes and ended when none has come for a while. */
export const createAttachmentThreads = (reading = READ_LIMITS, ocr = OCR_LIMITS): AttachmentThreads => {
  const readers = createThreads<Uint8Array, ReadOutcome>({
    ...reading,
    filename: new URL('./read-worker.ts', import.meta.url).href,
    name: 'readInThread',
  });
  const recognisers = createThreads<Uint8Array, string>({
    ...ocr,
    filename: new URL('./ocr-worker.ts', import.meta.url).href,
    name: 'recogniseInThread',
  });

  return {
    async read(bytes) {
      const outcome = await readers.run(bytes).catch(orFault);
      if ('read' in outcome) return outcome.read;
      throw new AttachmentFault(outcome.fault.kind, outcome.fault.sentence);
    },
    scale: createScaler(),
    recognise: (bytes) => recognisers.run(bytes).catch(orFault),
    close: async () => {
      await Promise.all([readers.close(), recognisers.close()]);
    },
  };
};
