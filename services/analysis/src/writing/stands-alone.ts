import type { Segment } from '../evidence/evidence.ts';
import { leansBack } from '../summaries/dangling.ts';
import { isWhole } from '../summaries/whole-sentences.ts';

const QUESTION = /[?؟？][)"'”’»]*$/u;

/** Straight marks that close what was opened before the sentence, or open what is not closed in it. */
const TORN = /^[^"]*[\p{L}\p{N}.,!?]"(?=\s)|(?<=\s)"(?=[\p{L}\p{N}])[^"]*$/u;
/** A time or a case that another sentence names (English); one that follows its predecessor in a summary may have it. */
const NAMED_ELSEWHERE =
  /^["“]?(?:(?:only |just |barely )?(?:hours|days|weeks|months|years) (?:later|earlier|before)\b|(?:in|on|at|for|of|to|by|from|with|after|before|during|under|through|about|around) (?:both |all |each of )?(?:this|that|these|those|such)\b(?! (?:hour|day|week|weekend|month|year|morning|afternoon|evening|season|summer|winter|spring|autumn|fall)))/iu;

/**
 * Whether a segment can be read without what stands around it: a whole sentence, no question, that leans on no other.
 * Where the words of its language for that are not known, it counts as standing.
 */
export const standsAlone = ({ text, part, boilerplate }: Segment, language: string | null): boolean =>
  part !== 'title' &&
  !boilerplate &&
  isWhole(text) &&
  !QUESTION.test(text) &&
  !TORN.test(text) &&
  !NAMED_ELSEWHERE.test(text) &&
  leansBack(text, language) !== true;
