import type { Cue } from './cue.ts';
import { contentAfter } from './following.ts';
import type { Range } from './speakers.ts';
import {
  clauseEnd,
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
import type { Token } from './tokens.ts';

/** Opens words that say when or where, not what. */
const ADJUNCT = /^(?:in|on|at|during|after|before|when|while|as|asked|for|with|from|under|since)$/;
const EDGE = /^[,—–?!]$/;

/** `…, as Mr Moe noted, …` */
const isAside = (tokens: readonly Token[], { subject, range }: Cue): boolean =>
  lowAt(tokens, (subject?.from ?? 0) - 1) === 'as' && /^[,.]?$/.test(lowAt(tokens, range.to));

/** The place where the clause that holds a trailing cue begins, when something is said before it. */
const trailingFrom = (tokens: readonly Token[], cue: Cue): number => {
  const subject = cue.subject?.from ?? 0;
  const start = cue.inverted ? cue.range.from : subject - (isAside(tokens, cue) ? 1 : 0);
  if (start <= 0) return -1;
  const left = tokens[start - 1] as Token;
  return left.quotation >= 0 || EDGE.test(left.raw) || cue.frame === 'source' ? start : -1;
};

/** `“…,” she wrote back to him`: the words before were what was said. */
const followsSpeech = (tokens: readonly Token[], { subject, range }: Cue): boolean =>
  (tokens[(subject?.from ?? 0) - 1]?.quotation ?? -1) >= 0 &&
  !/^(?:that|:)$/.test(lowAt(tokens, range.to)) &&
  tokens[range.to]?.quotation === -1;

/** Nothing reported stands right of a trailing cue: a mark, the end, or when and where it was said. */
const isClosed = (tokens: readonly Token[], cue: Cue): boolean => {
  const end = cue.inverted ? (cue.subject?.to ?? cue.range.to) : cue.range.to;
  const next = tokens[end];
  const afterNext = lowAt(tokens, end + 1);
  return (
    isEnd(next) ||
    next?.raw === ',' ||
    startsAdjunct(next?.low ?? '') ||
    (next?.low === 'the' && /^(?:other|same)$/.test(afterNext)) ||
    cue.inverted ||
    followsSpeech(tokens, cue) ||
    TELLS_SOMEONE.test(lowAt(tokens, cue.range.to - 1))
  );
};

const before = (tokens: readonly Token[], to: number, from: number): Range | null => {
  const last = tokens[to - 1]?.raw === ',' ? to - 1 : to;
  const number = tokens[last - 1]?.quotation ?? -1;
  if (number >= 0) {
    const start = tokens.findIndex(({ quotation }) => quotation === number);
    const opens = start <= from || /^[:,]$/.test(lowAt(tokens, start - 1));
    if (opens) return { from: start, to: last };
  }
  return trimmedTo(tokens, from, to);
};

/** `, he said, “…”`: what goes on after a cue in the middle. */
const goesOn = (tokens: readonly Token[], cue: Cue, next: readonly Cue[], direct: boolean): Range | null => {
  const from = cue.inverted ? (cue.subject?.to ?? cue.range.to) : cue.range.to;
  const marked = tokens.findIndex((token, index) => index >= from && token.quotation >= 0);
  if (direct) {
    if (marked > from && marked <= from + 3 && /^(?:but|and|that)$/.test(lowAt(tokens, from + 1))) {
      return { from: from + 1, to: quotationFrom(tokens, marked)?.to ?? marked };
    }
    if (marked < 0 || !/^[,.:—–]$/.test(lowAt(tokens, marked - 1))) return null;
    return quotationFrom(tokens, marked);
  }
  const comma = tokens.findIndex(({ raw, quotation }, index) => index >= from && raw === ',' && quotation === -1);
  if (comma < 0 || comma > from + 6 || cue.frame === 'source' || cue.inverted) return null;
  if (/^(?:who|which|where|when|adding|citing|referring|after|as)$/.test(lowAt(tokens, comma + 1))) return null;
  const end = Math.min(lastOf(tokens), ...next.map((later) => cutBy(tokens, later)));
  return trimmedTo(tokens, comma + 1, end);
};

/** Whether the words left of the cue are what it reports. */
const isTrailing = (tokens: readonly Token[], cue: Cue, start: number): boolean => {
  if (cue.gerund || start <= 0 || /^(?:who|which|that)$/.test(lowAt(tokens, cue.subject?.from ?? 0))) return false;
  if (cue.frame === 'source') return true;
  if (!isClosed(tokens, cue) || /^(?:act|thought)$/.test(cue.frame)) return false;
  if (cue.frame === 'speech' && tokens[start - 1]?.quotation === -1) return false;
  if (cue.frame === 'clause' && !cue.inverted && !/^[,.]?$/.test(lowAt(tokens, cue.range.to))) return false;
  const mark = cue.range.to + (/^[,:]$/.test(lowAt(tokens, cue.range.to)) ? 1 : 0);
  if ((tokens[mark]?.quotation ?? -1) >= 0 && tokens[start - 1]?.quotation === -1 && !cue.inverted) return false;
  const that = thatAfter(tokens, cue.range.to, tokens.length);
  return that < 0 || that > cue.range.to + 8 || tokens[start - 1]?.quotation !== -1;
};

const nounContent = (tokens: readonly Token[], cue: Cue, next: readonly Cue[]): Range[] => {
  const { range } = cue;
  const end = Math.min(clauseEnd(tokens, cue), ...next.map((later) => cutBy(tokens, later)));
  const found = trimmedTo(tokens, range.to, end);
  return found ? [found] : [];
};

/** The stretches of a statement that a cue reports, one or, where it stands in the middle, two. */
export const contentsOf = (tokens: readonly Token[], cues: readonly Cue[], place: number): Range[] => {
  const cue = cues[place] as Cue;
  const next = cues.slice(place + 1);
  if (cue.frame === 'noun') return nounContent(tokens, cue, next);
  const start = trailingFrom(tokens, cue);
  if (isTrailing(tokens, cue, start)) {
    const first = before(tokens, start, 0);
    const direct =
      first !== null && (tokens[first.from]?.quotation ?? -1) >= 0 && (tokens[first.to - 1]?.quotation ?? -1) >= 0;
    const second = goesOn(tokens, cue, next, direct);
    if (second && !direct && ADJUNCT.test(lowAt(tokens, first?.from ?? 0))) return [second];
    return [first, second].filter((range) => range !== null);
  }
  if (cue.frame === 'source') {
    const comma = (cue.subject?.to ?? 0) + (lowAt(tokens, cue.subject?.to ?? 0) === ',' ? 1 : 0);
    const rest = trimmedTo(tokens, comma, lastOf(tokens));
    return rest ? [rest] : [];
  }
  if (cue.inverted) return [];
  if (isAside(tokens, cue) && (cue.subject?.from ?? 0) <= 3) {
    const rest = trimmedTo(tokens, cue.range.to + 1, lastOf(tokens));
    return rest ? [rest] : [];
  }
  const reported = contentAfter(tokens, cue, next);
  return reported ? [reported] : [];
};
