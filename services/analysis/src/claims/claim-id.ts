import { createHash } from 'node:crypto';

/** Who is quoted in a segment; null where nobody surely is. */
export type SpeakerOf = (segmentId: string) => string | null;

const ID_LENGTH = 20;

/** A claim's name for good: it follows from where it was said first. */
export const claimIdOf = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, ID_LENGTH);
