import type { CitedSentence } from '@360/contracts/evidence';
import type { Segment } from '../evidence/evidence.ts';

/** A sentence as its outlet wrote it. `alsoIn` are passages of other reports that say the same. */
export const takenWhole = (segment: Segment, alsoIn: readonly string[] = []): CitedSentence => ({
  text: segment.text,
  passages: [...new Set([segment.id, ...alsoIn])],
  figures: [],
  phrase: null,
});
