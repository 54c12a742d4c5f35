import { isCapitalised, isWord, type Token } from './tokens.ts';
import {
  BE,
  CONJUNCTIONS,
  DAYS,
  DETERMINERS,
  isBetween,
  PREPOSITIONS,
  SUBJECT_PRONOUNS,
  SUBORDINATORS,
} from './word-classes.ts';

/** Places of tokens, from `from` to before `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const LONGEST = 30;
const AFTER_CUE = 14;
const at = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? '';

/** The end of the subject left of a verb: auxiliaries and adverbs are passed over. */
const subjectEnd = (tokens: readonly Token[], verb: number): number => {
  let end = verb;
  while (end > 0 && isBetween(at(tokens, end - 1)) && tokens[end - 1]?.quotation === -1) end--;
  return end;
};

const isList = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === 'and' &&
  index > 0 &&
  isCapitalised(tokens[index - 1] as Token) &&
  isCapitalised(tokens[index + 1] as Token);

const stopsClause = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index] as Token;
  if (token.quotation >= 0 || /^[;:—―–?!"”“()]$/.test(token.raw) || token.raw === '--') return true;
  return SUBORDINATORS.has(token.low) && !isList(tokens, index);
};

/** The comma before an apposition that ends at `end`: `Ann Moe, head of X,`; -1 where there is none. */
const commaBefore = (tokens: readonly Token[], end: number): number => {
  for (let index = end - 1; index >= 0 && index > end - LONGEST; index--) {
    if (tokens[index]?.raw === ',') return index;
    const token = tokens[index] as Token;
    if (token.quotation >= 0 || /^[;:—?!]$/.test(token.raw)) return -1;
  }
  return -1;
};

const clauseStart = (tokens: readonly Token[], end: number): number => {
  let start = end;
  while (start > 0 && end - start < LONGEST && tokens[start - 1]?.raw !== ',' && !stopsClause(tokens, start - 1))
    start--;
  return start;
};

/** Where a name with its apposition starts, for a subject that a comma ends. */
const beforeApposition = (tokens: readonly Token[], end: number): Range | null => {
  const comma = commaBefore(tokens, end - 1);
  if (comma <= 0) return null;
  const start = clauseStart(tokens, comma);
  const age = /^\d{2}$/.test(at(tokens, comma - 1)) ? commaBefore(tokens, comma) : -1;
  if (start === comma - 1 && age > 0) return { from: clauseStart(tokens, age), to: end };
  return start < comma ? { from: start, to: end } : null;
};

/** The subject of a verb, as written left of it; null where there is none to see. */
export const subjectOf = (tokens: readonly Token[], verb: number): Range | null => {
  const end = subjectEnd(tokens, verb);
  const last = tokens[end - 1];
  if (!last || last.quotation >= 0) return null;
  if (last.raw === ',') return end === verb || end > 1 ? beforeApposition(tokens, end) : null;
  if (SUBJECT_PRONOUNS.has(last.low)) return { from: end - 1, to: end };
  if (!isWord(last) && last.raw !== ')') return null;
  if (PREPOSITIONS.has(last.low) || CONJUNCTIONS.has(last.low)) return null;
  const before = last.raw === ')' ? tokens.findLastIndex(({ raw }, i) => raw === '(' && i < end) : end;
  if (before < 0) return null;
  const from = clauseStart(tokens, before);
  return from < end ? { from, to: end } : null;
};

/** The subject right of a verb, as in `, said Ann Moe, head of X`. */
export const invertedSubjectOf = (tokens: readonly Token[], verb: number): Range | null => {
  const from = verb + 1;
  const first = tokens[from];
  if (!first || first.quotation >= 0 || !isWord(first)) return null;
  if (
    !isCapitalised(first) &&
    !DETERMINERS.has(first.low) &&
    !SUBJECT_PRONOUNS.has(first.low) &&
    !/\p{Ll}/u.test(first.raw)
  )
    return null;
  if (DAYS.has(first.low) || PREPOSITIONS.has(first.low) || SUBORDINATORS.has(first.low) || BE.has(first.low))
    return null;
  if (SUBJECT_PRONOUNS.has(first.low)) return { from, to: from + 1 };
  let to = from;
  while (to < tokens.length && to - from < AFTER_CUE) {
    const token = tokens[to] as Token;
    if (token.quotation >= 0 || DAYS.has(token.low) || /^[,;:.—–?!()]$/.test(token.raw)) break;
    if (/^(?:in|on|at|during|after|when|as|who|to)$/.test(token.low) && to > from) break;
    to++;
  }
  return to > from ? { from, to } : null;
};
