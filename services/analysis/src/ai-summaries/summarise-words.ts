import type { SummarizeResponse } from '@360/contracts/ai-summaries';
import type { CitedSentence, Passage } from '@360/contracts/evidence';
import { wordsOf } from '@360/reading/words';
import { passageOf } from '../evidence/bundle.ts';
import type { Segment } from '../evidence/evidence.ts';
import { type ReportText, segmentsOf } from '../evidence/segments.ts';
import { type ItemSummary, summaryOfItem } from '../summaries/item-summary.ts';

/** A report of so many words says enough for a summary to be as sure as can be. */
const SURE_WORDS = 150;

export interface SummaryMaterial extends ItemSummary {
  segments: Segment[];
  /** Of what was read, without what sites say of themselves: words ÷ 150, 0–1. */
  confidence: number;
}

/** What our own rules make of the words of one report. */
export const summariseWords = (text: ReportText): SummaryMaterial => {
  const segments = segmentsOf(text);
  const told = segments.filter(({ boilerplate }) => !boilerplate);
  const words = told.reduce((sum, segment) => sum + wordsOf(segment.text).length, 0);
  const summary = summaryOfItem({ language: text.language, segments });
  const confidence = Math.round(100 * Math.min(1, words / SURE_WORDS)) / 100;
  return { ...summary, segments, confidence };
};

/** What a teaser without a whole sentence says at least: its title. */
export const orTitle = (sentences: CitedSentence[], [title]: readonly Segment[]): CitedSentence[] =>
  sentences.length > 0 || !title ? sentences : [{ text: title.text, passages: [title.id], figures: [], phrase: null }];

export const passagesOf = (sentences: readonly CitedSentence[], segments: readonly Segment[]): Passage[] => {
  const cited = new Set(sentences.flatMap(({ passages }) => passages));
  return segments.filter(({ id }) => cited.has(id)).map(passageOf);
};

/** Mood and the words behind it, as the answer tells them. */
export const moodOf = (
  sentiment: ItemSummary['sentiment'],
): Pick<SummarizeResponse, 'sentiment' | 'sentimentWords'> => ({
  sentiment: sentiment?.label ?? null,
  sentimentWords: sentiment?.words ?? { positive: 0, negative: 0, of: 0 },
});
