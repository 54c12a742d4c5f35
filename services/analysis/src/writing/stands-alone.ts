import type { Segment } from '../evidence/evidence.ts';
import { leansBack } from '../summaries/dangling.ts';
import { isWhole } from '../summaries/whole-sentences.ts';

const QUESTION = /[?؟？][)"'”’»]*$/u;

/**
 * Whether a segment can be read without what stands around it: a whole sentence, no question, that leans on no other.
 * Where the words of its language for that are not known, it counts as standing.
 */
export const standsAlone = ({ text, part, boilerplate }: Segment, language: string | null): boolean =>
  part !== 'title' && !boilerplate && isWhole(text) && !QUESTION.test(text) && leansBack(text, language) !== true;
