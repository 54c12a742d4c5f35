import type { Cue } from './cue.ts';
import type { Range } from './speakers.ts';
import {
  clauseEnd,
  cutBy,
  isEnd,
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
  else if (DAYS.has(lowAt(tokens, index)) && !/^['’]s$/.test(lowAt(tokens, index + 1))) index++;
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

/** What a verb of the mind reports: `knew that …`, `decided to …`, `assumed he …`. */
const startsThought = (tokens: readonly Token[], index: number): boolean => {
  const low = lowAt(tokens, index);
  return CLAUSE_OPENERS.has(low) || (SUBJECT_PRONOUNS.has(low) && !/^(?:this|these|those|which|who)$/.test(low));
};

const ADJUNCT =
  /^(?:in|on|at|by|from|with|under|over|of|about|against|into|off|up|out|down|back|here|when|while|after|before|because|and|or|but|than)$/;

/** Where, when or how something was said is not what was said: `wrote in a letter`, `said sarcastically`. */
const isReportable = (tokens: readonly Token[], from: number, end: number): boolean => {
  const low = lowAt(tokens, from);
  if (tokens[from]?.quotation !== -1) return true;
  return !ADJUNCT.test(low) && !(/ly$/.test(low) && end - from < 6);
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

/** Verbs whose "to" names whom they are said to: "said to reporters that …". */
const SAID_TO =
  /^(?:sa(?:y|id)|writ|wrote|add|tweet|explain|complain|confess|admit|announc|recommend|propos|suggest|report|reveal|indicat|mention|point|repeat|declar)/;

/** `agreed to clean up the mines that …` */
const opensInfinitive = (tokens: readonly Token[], { range: { to } }: Cue): boolean =>
  lowAt(tokens, to) === 'to' &&
  !SAID_TO.test(lowAt(tokens, to - 1)) &&
  /^\p{Ll}{2,}$/u.test(tokens[to + 1]?.raw ?? '') &&
  !DETERMINERS.has(lowAt(tokens, to + 1));

/** What stands behind a cue as its content: `said that …`, `told her “…”`; null where nothing does. */
export const contentAfter = (tokens: readonly Token[], cue: Cue, next: readonly Cue[]): Range | null => {
  const verb = lowAt(tokens, cue.range.to - 1);
  const end = Math.min(clauseEnd(tokens, cue), ...next.map((later) => cutBy(tokens, later)));
  const first = tokens[cue.range.to];
  if (!first) return null;
  const marked = quotationFrom(tokens, cue.range.to + (/^[,:]$/.test(first.raw) ? 1 : 0));
  if (marked && (isDirect(tokens, marked) || /^[,:]$/.test(first.raw))) return marked;
  if (/^[,]$/.test(first.raw) || cue.frame === 'speech') return null;
  if (first.raw === ':') return trimmedTo(tokens, cue.range.to + 1, end);
  const that = thatAfter(tokens, cue.range.to, end);
  const adjunct = (startsAdjunct(first.low) && !opensInfinitive(tokens, cue)) || TELLS_SOMEONE.test(verb);
  if (that >= 0 && (adjunct || that === cue.range.to)) return trimmedTo(tokens, that, end);
  const asked = ASKS_SOMEONE.test(verb) ? quotationFrom(tokens, pastAdjuncts(tokens, cue.range.to, true) + 1) : null;
  if (asked) return asked;
  if (ASKS_SOMEONE.test(verb) || !TELLS_SOMEONE.test(verb)) {
    const from = pastAdjuncts(tokens, cue.range.to, false);
    if (!isReportable(tokens, from, end)) return null;
    if (cue.frame === 'clause' && !startsClause(tokens, from)) return null;
    if (cue.frame === 'thought' && !startsThought(tokens, from)) return null;
    return trimmedTo(tokens, from, end);
  }
  const from = pastAdjuncts(tokens, cue.range.to, true);
  const quotation = quotationFrom(tokens, from + (/^[,:]$/.test(lowAt(tokens, from)) ? 1 : 0));
  return quotation ?? (startsClause(tokens, from) ? trimmedTo(tokens, from, end) : null);
};
