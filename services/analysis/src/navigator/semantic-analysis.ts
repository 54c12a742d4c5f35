import type { Claim, Stance, StoryAnalysis } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import type { NavigatorBriefing } from '@360/contracts/navigator';

type Semantic = NavigatorBriefing['semanticAnalysis'];
type Side = Semantic['contradictions'][number]['conflictingClaims'][number];

const MOST = 12;

const namesOf = (stances: readonly Stance[], { sources }: StoryAnalysis): string[] => [
  ...new Set(stances.flatMap(({ itemId }) => sources[itemId]?.outletName ?? [])),
];

const sideOf = (stances: readonly Stance[], analysis: StoryAnalysis): Side[] => {
  const texts = new Map(analysis.passages.map(({ id, text }) => [id, text]));
  const [first] = stances;
  const claim = first && texts.get(first.passage);
  if (!first || !claim) return [];
  const sentence: CitedSentence = { text: claim, passages: [first.passage], figures: [], phrase: null };
  return [{ claim, sources: namesOf(stances, analysis), sentence }];
};

/** Both sides of a contested claim: who supports it, and who contradicts it in which words. */
const contradictionOf = (claim: Claim, analysis: StoryAnalysis): Semantic['contradictions'] => {
  const sides = (['supports', 'contradicts'] as const).flatMap((side) =>
    sideOf(
      claim.stances.filter(({ stance }) => stance === side),
      analysis,
    ),
  );
  return sides.length < 2 ? [] : [{ topic: claim.text, conflictingClaims: sides }];
};

/** Where reports agree, contradict each other, and what their coverage lacks; of several stories one after the other. */
export const semanticAnalysisOf = (analyses: readonly StoryAnalysis[]): Semantic => ({
  consensus: analyses
    .flatMap(({ consensusPoints }) => consensusPoints)
    .filter(({ supporting, contradicting }) => supporting > contradicting)
    .map(({ claim, agreement, low, supportingSources, sentence }) => ({
      ...{ claim, agreement, confidence: low / 100, supportingSources, sentence },
    }))
    .slice(0, MOST),
  contradictions: analyses
    .flatMap((analysis) =>
      analysis.claims.filter(({ state }) => state === 'contested').flatMap((claim) => contradictionOf(claim, analysis)),
    )
    .slice(0, MOST),
  blindspots: analyses
    .flatMap(({ blindspotDetails }) => blindspotDetails)
    .map(({ axis, text, subject, impact, sentence }) => ({
      ...{ category: axis, description: text, missingPerspectives: [subject], impact, sentence },
    }))
    .slice(0, MOST),
});

/** The sentences of it, for what they cite. */
export const semanticSentences = ({ consensus, contradictions, blindspots }: Semantic): CitedSentence[] => [
  ...consensus.map(({ sentence }) => sentence),
  ...contradictions.flatMap(({ conflictingClaims }) => conflictingClaims.map(({ sentence }) => sentence)),
  ...blindspots.map(({ sentence }) => sentence),
];
