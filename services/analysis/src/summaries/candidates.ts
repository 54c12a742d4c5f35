import { isStopWord, stemOf, wordsOf } from '@360/reading/words';
import type { Segment } from '../evidence/evidence.ts';
import { leansBack } from './dangling.ts';
import { isWhole, wordCount } from './whole-sentences.ts';

/** What is read of a report to summarise it. */
export interface Summarised {
  /** BCP 47; English where it is not known. */
  readonly language: string | null;
  readonly segments: readonly Segment[];
}

/** A sentence that may be shown, or may be what another leans on. */
export interface Candidate {
  readonly segment: Segment;
  readonly terms: readonly string[];
  readonly words: number;
  /** Number of its report in the order given. */
  readonly report: number;
  /** Candidates before it in its part of the report. */
  readonly place: number;
  readonly leans: boolean;
  /** The candidate right before it in the text; null where that is none. */
  readonly before: number | null;
}

/** Sentences that are compared with each other: cost grows with the square. */
const MOST = 400;
const LEAST_EACH = 3;

const termsOf = (text: string, language: string | null): string[] => {
  const english = (language ?? 'en').toLowerCase().startsWith('en');
  return wordsOf(text)
    .filter((word) => !isStopWord(word) && (word.length > 1 || /\p{Script=Han}|\d/u.test(word)))
    .map((word) => (english ? stemOf(word) : word));
};

const showable = ({ text, boilerplate }: Segment): boolean =>
  isWhole(text) && !boilerplate && !/[?؟？][)"'”’»]*$/u.test(text);

/** The whole sentences of the reports in reading order, titles left out; of many reports the first sentences of each. */
export const candidatesOf = (reports: readonly Summarised[]): Candidate[] => {
  const candidates: Candidate[] = [];
  const each = Math.max(LEAST_EACH, Math.floor(MOST / Math.max(1, reports.length)));
  for (const [report, { language, segments }] of reports.entries()) {
    const sentences = segments.filter(({ part }) => part !== 'title');
    const places = { title: 0, summary: 0, body: 0 };
    let previous: { at: number; part: string; index: number } | null = null;
    for (const [index, segment] of sentences.slice(0, each).entries()) {
      if (!showable(segment)) continue;
      const follows: boolean = previous !== null && previous.index === index - 1 && previous.part === segment.part;
      candidates.push({
        segment,
        terms: termsOf(segment.text, language),
        words: wordCount(segment.text),
        report,
        place: places[segment.part]++,
        leans: leansBack(segment.text, language) ?? false,
        before: follows && previous ? previous.at : null,
      });
      previous = { at: candidates.length - 1, part: segment.part, index };
    }
  }
  return candidates;
};
