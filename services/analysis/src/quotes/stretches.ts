import type { Cue } from './cue.ts';
import type { Range } from './speakers.ts';
import type { Token } from './tokens.ts';
import { CONJUNCTIONS, DAYS } from './word-classes.ts';

export const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? '';
export const isEnd = (token: Token | undefined): boolean => token === undefined || /^[.?!;]$|^\.{2,}$/.test(token.raw);
const THAT_WITHIN = 16;
/** Verbs whose object is the person told. */
export const TELLS_SOMEONE = /^(?:t(?:ell|old)|remind|inform|assur|advis)/;

/** The end of a statement's words, its closing mark left out. */
export const lastOf = (tokens: readonly Token[]): number => {
  let to = tokens.length;
  while (to > 0 && tokens[to - 1]?.quotation === -1 && isEnd(tokens[to - 1])) to--;
  return to;
};

/** Opens what its author adds to what someone said. */
const ADDS = /^(?:but|although|though|whereas|yet|even|despite)$/;
/** Opens when and how something was done. */
const WHEN = /^(?:after|before|when|while|but)$/;
/** A statement that begins with a clause of its own: "While he agreed …, she …". */
const LEADS = /^(?:while|although|though|if|when|as|after|before|since|once|because|whereas)$/;

/** Where what is told of someone's words ends: at a semicolon, or where the author adds a clause; of an act, at its time. */
export const clauseEnd = (tokens: readonly Token[], { range: { to: from }, subject, frame }: Cue): number => {
  const last = lastOf(tokens);
  const isAct = frame === 'act' || frame === 'noun';
  const leads = subject !== null && LEADS.test(lowAt(tokens, 0)) && subject.from <= 2;
  const ends = (index: number): boolean => {
    const { raw, quotation, low } = tokens[index] as Token;
    if (quotation >= 0) return false;
    if (raw === ',') return leads || ADDS.test(lowAt(tokens, index + 1));
    return raw === ';' || (isAct && WHEN.test(low));
  };
  for (let index = from + 1; index < last; index++) if (ends(index)) return index;
  return last;
};

/** The marked quotation that a token stands in, from that token on. */
export const quotationFrom = (tokens: readonly Token[], from: number): Range | null => {
  const number = tokens[from]?.quotation ?? -1;
  if (number < 0) return null;
  let to = from;
  while (tokens[to]?.quotation === number) to++;
  return { from, to };
};

/** The place of a "that" soon after the cue, adjuncts between them: `said in Bonn on Monday that …`; -1 for none. */
export const thatAfter = (tokens: readonly Token[], from: number, until: number): number => {
  for (let index = from; index < Math.min(until, from + THAT_WITHIN); index++) {
    const token = tokens[index] as Token;
    if (token.quotation >= 0 || /^[;:]$/.test(token.raw)) return -1;
    if (token.low === 'that') return index;
  }
  return -1;
};

const ADJUNCT =
  /^(?:in|on|at|during|via|through|last|this|of|by|from|to|over|after|before|when|while|as|since|following)$/;

/** Words that open when, where or how something was said. */
export const startsAdjunct = (low: string): boolean => DAYS.has(low) || ADJUNCT.test(low);

/** A later cue whose clause does not depend on this one ends what this one reports. */
export const cutBy = (tokens: readonly Token[], next: Cue): number => {
  if (next.frame === 'source') return next.range.from;
  if (next.gerund)
    return /^(?:,|and|but|yet)$/.test(lowAt(tokens, next.range.from - 1)) ? next.range.from : Number.POSITIVE_INFINITY;
  if (next.inverted) return next.range.from;
  const start = next.subject?.from ?? next.range.from;
  const left = lowAt(tokens, start - 1);
  if (left === ',' && /^[,:]$/.test(lowAt(tokens, next.range.to))) return start;
  return CONJUNCTIONS.has(left) && /^[,;]$/.test(lowAt(tokens, start - 2)) ? start - 1 : Number.POSITIVE_INFINITY;
};

/** The stretch without marks and conjunctions at its end; null where nothing is left. */
export const trimmedTo = (tokens: readonly Token[], from: number, to: number): Range | null => {
  let end = to;
  while (
    end > from &&
    tokens[end - 1]?.quotation === -1 &&
    (/^[,;:—–-]$/.test(lowAt(tokens, end - 1)) || CONJUNCTIONS.has(lowAt(tokens, end - 1)))
  )
    end--;
  return end > from ? { from, to: end } : null;
};
