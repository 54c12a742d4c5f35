import { AttachmentFault, type AttachmentFaultKind, damagedFault } from './attachment.ts';
import { readFile } from './read-file.ts';
import type { Picture } from './read-picture.ts';
import { inThread } from './threads.ts';

export type ReadOutcome = { read: Picture } | { fault: { kind: AttachmentFaultKind; sentence: string } };

/** What a thread does with one file. One that no library can walk through is a damaged one. */
export const readInThread = inThread(async (bytes: Uint8Array): Promise<ReadOutcome> => {
  try {
    return { read: await readFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (cause) {
    const { kind, message } = cause instanceof AttachmentFault ? cause : damagedFault(cause);
    return { fault: { kind, sentence: message } };
  }
});
