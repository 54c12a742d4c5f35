import type { Quote } from '@360/contracts/analysis';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { quotesOfReport } from '../quotes/report-quotes.ts';

const MOST = 3;
const LEAST_WORDS = 5;
/** A small letter opens a piece of a sentence. */
const FRAGMENT = /^[\p{Ll}.…]/u;
const MARKS = /^["“„«‹'\s]+|["”“»›'\s]+$/gu;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-]\p{L}+)*/gu)?.length ?? 0;

/** The first direct quotations of five words or more whose speaker is named, each once, as said and without marks. */
export const keyQuotesOf = (items: readonly EvidenceReport[]): Quote[] => {
  const quotes = new Map<string, Quote>();
  for (const { speaker, text, direct, segmentId } of items.flatMap(quotesOfReport)) {
    const said = text.replace(MARKS, '').replace(/,$/, '');
    if (!direct || !speaker || FRAGMENT.test(said) || wordsIn(said) < LEAST_WORDS || quotes.has(said)) continue;
    quotes.set(said, { text: said, speaker, passage: segmentId });
  }
  return [...quotes.values()].slice(0, MOST);
};
