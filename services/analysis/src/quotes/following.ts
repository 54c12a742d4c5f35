import type { Cue } from './cues.ts';
import type { Range } from './speakers.ts';
import {
  cutBy,
  isEnd,
  lastOf,
  lowAt,
  quotationFrom,
  startsAdjunct,
  TELLS_SOMEONE,
  thatAfter,
  trimmedTo,
} from './stretches.ts';
import { isCapitalised, type Token } from './tokens.ts';
import { DAYS, DETERMINERS, SUBJECT_PRONOUNS } from './word-classes.ts';

const ASKS_SOMEONE = /^(?:ask|urg)/;
const CLAUSE_OPENERS = new Set('that if whether how why what when where who to there as there’s'.split(' '));

/** Speech between marks: it starts with a capital or fills a clause, and is no single word. */
const isDirect = (tokens: readonly Token[], { from, to }: Range): boolean =>
  to - from > 5 || /^[,.?!…]$|^\.{2,}$/.test(tokens[to - 2]?.raw ?? '') || isEnd(tokens[to]);

/** Past day names and the person told. */
const pastAdjuncts = (tokens: readonly Token[], from: number, someone: boolean): number => {
  let index = from;
  if (lowAt(tokens, index) === 'on' && DAYS.has(lowAt(tokens, index + 1))) index += 2;
  else if (DAYS.has(lowAt(tokens, index))) index++;
  if (!someone) return index;
  if (
    /^(?:him|her|me|us|them|you|reporters|supporters|lawmakers|officials|voters|people|journalists)$/.test(
      lowAt(tokens, index),
    )
  )
    return index + 1;
  if (DETERMINERS.has(lowAt(tokens, index))) {
    index++;
    while (!isCapitalised(tokens[index] ?? (tokens[0] as Token)) && index < from + 3) index++;
  }
  while (index < tokens.length && isCapitalised(tokens[index] as Token) && !SUBJECT_PRONOUNS.has(lowAt(tokens, index)))
    index++;
  return index;
};

const startsClause = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (!token) return false;
  return (
    CLAUSE_OPENERS.has(token.low) ||
    SUBJECT_PRONOUNS.has(token.low) ||
    DETERMINERS.has(token.low) ||
    isCapitalised(token) ||
    token.quotation >= 0
  );
};

/** What stands behind a cue as its content: `said that …`, `told her “…”`; null where nothing does. */
export const contentAfter = (tokens: readonly Token[], cue: Cue, next: readonly Cue[]): Range | null => {
  const verb = lowAt(tokens, cue.range.to - 1);
  const end = Math.min(lastOf(tokens), ...next.map((later) => cutBy(tokens, later)));
  const first = tokens[cue.range.to];
  if (!first) return null;
  const marked = quotationFrom(tokens, cue.range.to + (/^[,:]$/.test(first.raw) ? 1 : 0));
  if (marked && (isDirect(tokens, marked) || /^[,:]$/.test(first.raw))) return marked;
  if (/^[,]$/.test(first.raw)) return null;
  if (first.raw === ':') return trimmedTo(tokens, cue.range.to + 1, end);
  const that = thatAfter(tokens, cue.range.to, end);
  const adjunct = startsAdjunct(first.low) || TELLS_SOMEONE.test(verb);
  if (that >= 0 && (adjunct || that === cue.range.to)) return trimmedTo(tokens, that, end);
  const asked = ASKS_SOMEONE.test(verb) ? quotationFrom(tokens, pastAdjuncts(tokens, cue.range.to, true) + 1) : null;
  if (asked) return asked;
  if (ASKS_SOMEONE.test(verb) || !TELLS_SOMEONE.test(verb)) {
    const from = pastAdjuncts(tokens, cue.range.to, false);
    if (cue.frame === 'clause' && !startsClause(tokens, from)) return null;
    return trimmedTo(tokens, from, end);
  }
  const from = pastAdjuncts(tokens, cue.range.to, true);
  const quotation = quotationFrom(tokens, from + (/^[,:]$/.test(lowAt(tokens, from)) ? 1 : 0));
  return quotation ?? (startsClause(tokens, from) ? trimmedTo(tokens, from, end) : null);
};
