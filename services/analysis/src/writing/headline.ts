import type { Claim } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import { contentStems, overlap, wordsOf } from '@360/reading/words';
import type { Segment, StoryEvidence } from '../evidence/evidence.ts';
import { takenWhole } from '../summaries/taken-whole.ts';
import { independentReports, titleSegment } from './evidence-index.ts';

/** What a title that asks, or that is contradicted, loses against one that tells. */
const DOUBTFUL = 0.5;
const QUESTION = /[?؟？]/u;

const disputedTitles = (claims: readonly Claim[]): Set<string> =>
  new Set(
    claims.filter(({ state }) => state === 'contested').flatMap(({ stances }) => stances.map((each) => each.passage)),
  );

/**
 * The title, of one of the independent reports, that shares most words with those of the others; posts only where there is
 * nothing else, the earliest of equals. Null without a title.
 */
export const headlineOf = (evidence: StoryEvidence, claims: readonly Claim[]): CitedSentence | null => {
  const reports = independentReports(evidence);
  const pool = reports.some(({ isPost }) => !isPost) ? reports.filter(({ isPost }) => !isPost) : reports;
  const titles = pool.flatMap((report) => titleSegment(report) ?? []);
  const stems = titles.map(({ text }) => contentStems(wordsOf(text)));
  const disputed = disputedTitles(claims);
  const worth = ({ id, text }: Segment, at: number): number => {
    const shared = stems.reduce(
      (sum, other, where) => sum + (where === at ? 0 : overlap(stems[at] ?? other, other)),
      0,
    );
    return shared / Math.max(1, stems.length - 1) - (QUESTION.test(text) || disputed.has(id) ? DOUBTFUL : 0);
  };
  const ranked = titles.map((title, at) => ({ title, worth: worth(title, at), at }));
  const [best] = ranked.sort((a, b) => b.worth - a.worth || a.at - b.at);
  return best ? takenWhole(best.title) : null;
};
