import type { Cue } from './cue.ts';
import { subjectOf } from './speakers.ts';
import type { Token } from './tokens.ts';
import { BE, DETERMINERS, SUBJECT_PRONOUNS } from './word-classes.ts';

/** What someone is, of a clause: "she is confident that …", "officials are worried the dam …". */
const MINDS =
  /^(?:sure|certain|confident|convinced|aware|unaware|afraid|hopeful|optimistic|pessimistic|skeptical|sceptical|doubtful|unsure|uncertain|adamant|worried|concerned|glad|happy|pleased|proud|sorry|surprised|shocked|alarmed|disappointed|satisfied|clear|insistent|mindful|amazed|thankful|grateful|angry|furious)$/;
/** What is said of a subject by nobody named: "he is believed to …", "the bank is accused of …". */
const OF_A_SUBJECT: Readonly<Record<string, RegExp>> = {
  to: /^(?:expected|believed|thought|said|reported|alleged|rumou?red|considered|projected|predicted|understood|assumed|urged|asked|told|ordered|encouraged|advised)$/,
  of: /^(?:accused|suspected)$/,
  for: /^(?:blamed|criticized|criticised|praised|faulted|lauded|credited|condemned)$/,
};
const at = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? '';

const beBefore = (tokens: readonly Token[], index: number): number => {
  let left = index - 1;
  while (left > 0 && /ly$|^(?:so|very|also|still|not|now|often|sometimes|more|less|quite|too)$/.test(at(tokens, left)))
    left--;
  return BE.has(at(tokens, left)) || /^['’](?:s|m|re)$/.test(at(tokens, left)) ? left : -1;
};

const opensClause = (tokens: readonly Token[], index: number): boolean => {
  const low = at(tokens, index);
  if (low === 'that' || DETERMINERS.has(low)) return true;
  return SUBJECT_PRONOUNS.has(low) && !/^(?:which|who)$/.test(low);
};

/** A state of mind with the clause it is of, or what is said of a subject. */
export const stateCueAt = (tokens: readonly Token[], index: number): Cue | null => {
  const low = at(tokens, index);
  const next = at(tokens, index + 1);
  const said = OF_A_SUBJECT[next]?.test(low) ?? false;
  if (!said && !(MINDS.test(low) && opensClause(tokens, index + 1))) return null;
  const be = beBefore(tokens, index);
  if (be < 0) return null;
  const range = { from: be, to: index + (said && next !== 'to' ? 2 : 1) };
  const subject = said ? null : subjectOf(tokens, be);
  return said || subject ? { range, frame: 'noun', subject, inverted: false, gerund: false } : null;
};
