import type { CitedSentence } from '@360/contracts/evidence';
import { contentStems, overlap, wordsOf } from '@360/reading/words';
import type { EvidenceReport, Segment } from '../evidence/evidence.ts';
import { leansBack } from './dangling.ts';
import { type SentimentReading, sentimentOf } from './sentiment/sentiment.ts';
import { summarise } from './summarise.ts';
import { takenWhole } from './taken-whole.ts';

export interface ItemSummary {
  readonly summary: CitedSentence[];
  readonly keyPoints: CitedSentence[];
  readonly sentiment: SentimentReading | null;
}

const SUMMARY = { sentences: 3, words: 75 };
const KEY_POINTS = { sentences: 3, words: 100 };
/** A key point that shares this much with a sentence of the summary says nothing new. */
const SAID = 0.5;

const stemsOf = ({ text }: Segment): Set<string> => contentStems(wordsOf(text));

const keyPointsOf = ({ language, segments }: Summarisable, summary: readonly Segment[]): Segment[] => {
  const said = summary.map(stemsOf);
  const alone = segments.filter(
    (segment) => !leansBack(segment.text, language) && said.every((stems) => overlap(stems, stemsOf(segment)) < SAID),
  );
  return summarise([{ language, segments: alone }], KEY_POINTS);
};

type Summarisable = Pick<EvidenceReport, 'language' | 'segments'>;

/**
 * One report in up to three sentences, up to three further points that stand alone, and its mood. What it lacks whole
 * sentences for is empty; the mood is null where too little tells.
 */
export const summaryOfItem = (report: Summarisable): ItemSummary => {
  const summary = summarise([report], SUMMARY);
  const told = report.segments.filter(({ boilerplate }) => !boilerplate).map(({ text }) => text);
  return {
    summary: summary.map((segment) => takenWhole(segment)),
    keyPoints: keyPointsOf(report, summary).map((segment) => takenWhole(segment)),
    sentiment: sentimentOf(told, report.language),
  };
};
