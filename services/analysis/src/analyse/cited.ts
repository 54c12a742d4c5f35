import type { StoryAnalysis } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import type { EvidenceReport } from '../evidence/evidence.ts';

type Said = Pick<
  StoryAnalysis,
  'summary' | 'claims' | 'perspectives' | 'consensusPoints' | 'blindspotDetails' | 'impact' | 'timeline'
>;

const passagesOf = (sentences: readonly CitedSentence[]): string[] => sentences.flatMap(({ passages }) => passages);

/** The ids of all passages that a sentence, claim, quotation or loaded word cites, each once. */
export const passagesCitedBy = (said: Said): string[] => [
  ...new Set([
    ...passagesOf(said.summary),
    ...said.claims.flatMap(({ stances }) => stances.map(({ passage }) => passage)),
    ...said.perspectives.flatMap(({ summary, keyQuotes, loadedWords }) => [
      ...passagesOf(summary),
      ...keyQuotes.map(({ passage }) => passage),
      ...loadedWords.map(({ passage }) => passage),
    ]),
    ...passagesOf(said.consensusPoints.map(({ sentence }) => sentence)),
    ...passagesOf(said.blindspotDetails.map(({ sentence }) => sentence)),
    ...passagesOf(said.impact.flatMap(({ sentences }) => sentences)),
    ...passagesOf(said.timeline.map(({ sentence }) => sentence)),
  ]),
];

/** Outlet, address, time and title of the items that passages are cited from, by the item's id. */
export const sourcesOf = (
  passages: StoryAnalysis['passages'],
  reports: readonly EvidenceReport[],
): StoryAnalysis['sources'] => {
  const cited = new Set(passages.map(({ itemId }) => itemId));
  return Object.fromEntries(
    reports
      .filter(({ id }) => cited.has(id))
      .map(({ id, outletName, url, publishedAt, title }) => [
        id,
        { outletName, url, publishedAt: new Date(publishedAt).toISOString(), title },
      ]),
  );
};
