import type { StoryAnalysis } from '@360/contracts/analysis';
import type { CitedSentence, EvidenceBundle } from '@360/contracts/evidence';
import { blindspotFigures } from '../blindspots/figures.ts';

type Placed = EvidenceBundle['sentences'];

const at = (place: string, sentences: readonly CitedSentence[]): Placed =>
  sentences.map((sentence, index) => ({ ...sentence, place: `${place}/${index}` }));

/** A claim in the words of the first that makes it, with the passages of all who support it; none for withdrawn ones. */
const claimSentences = ({ claims, passages }: StoryAnalysis): Placed => {
  const texts = new Map(passages.map(({ id, text }) => [id, text]));
  return claims.flatMap(({ text, stances }, index) => {
    const supporting = stances.filter(({ stance }) => stance === 'supports').map(({ passage }) => passage);
    if (!supporting.some((id) => texts.get(id) === text)) return [];
    return { text, passages: [...new Set(supporting)], figures: [], phrase: null, place: `claims/${index}` };
  });
};

/**
 * Every sentence of an analysis with the place it is shown at: `summary/0`, `claims/4`, `perspectives/1/summary/0`,
 * `consensus/2`, `blindspots/0`, `impact/1/0`, `timeline/7`.
 */
export const sentencesOf = (analysis: StoryAnalysis): Placed => [
  ...at('summary', analysis.summary),
  ...claimSentences(analysis),
  ...analysis.perspectives.flatMap(({ summary }, index) => at(`perspectives/${index}/summary`, summary)),
  ...at(
    'consensus',
    analysis.consensusPoints.map(({ sentence }) => sentence),
  ),
  ...at(
    'blindspots',
    analysis.blindspotDetails.map(({ sentence }) => sentence),
  ),
  ...analysis.impact.flatMap(({ sentences }, index) => at(`impact/${index}`, sentences)),
  ...at(
    'timeline',
    analysis.timeline.map(({ sentence }) => sentence),
  ),
];

/** The computed values that sentences of an analysis state, by name. */
export const figuresOf = ({ blindspotDetails }: StoryAnalysis): EvidenceBundle['figures'] =>
  Object.assign({}, ...blindspotDetails.map(blindspotFigures));
