import { type AttachmentFacts, AttachmentFault, type AttachmentReading } from './attachment.ts';
import type { AttachmentThreads } from './attachment-threads.ts';
import { bytesOfDataUrl } from './data-url.ts';
import { readingOf } from './reading-of.ts';
import { SCALED_PIXELS } from './scale-picture.ts';

export interface ReadAttachmentOptions {
  threads: AttachmentThreads;
}

const UNRECOGNISED =
  'The text of this image could not be read: the image is damaged, or takes too much time or memory.';

const isLarge = ({ width = 0, height = 0 }: AttachmentFacts): boolean => width * height > SCALED_PIXELS;

/** The text of a picture, or why there is none: what the picture states of itself is worth keeping either way. */
const recognised = async (
  bytes: Buffer,
  reading: AttachmentReading,
  threads: AttachmentThreads,
): Promise<AttachmentReading> => {
  try {
    const legible = isLarge(reading.facts) ? await threads.scale(bytes) : bytes;
    const { text, problem } = readingOf('image', await threads.recognise(legible));
    return { ...reading, text, problem: text === '' ? 'No text could be read in this image.' : problem };
  } catch (cause) {
    if (!(cause instanceof AttachmentFault) || cause.kind === 'busy') throw cause;
    return { ...reading, problem: UNRECOGNISED };
  }
};

/**
 * Reads a file that a reader attached, from a base64 data URL of at most 8 MB. Its kind is told from its content.
 * Nothing is written to disk, run, fetched or kept.
 * @throws AttachmentFault with a sentence for the reader
 */
export const readAttachment = async (
  dataUrl: string,
  { threads }: ReadAttachmentOptions,
): Promise<AttachmentReading> => {
  const bytes = bytesOfDataUrl(dataUrl);
  const { reading, isLegible } = await threads.read(bytes);
  return isLegible ? recognised(bytes, reading, threads) : reading;
};
