import type { BlindspotDetail } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import type { StoryEvidence } from '../evidence/evidence.ts';
import type { AffectedSentence } from '../impact/impact-of.ts';
import { type PhraseKey, phrase } from '../phrases/phrases.ts';
import { type Share, sharesOf } from './axes.ts';
import { impactOf, shortfall } from './effect.ts';
import { blindspotFigures, percentOf } from './figures.ts';
import { type QuotesOf, type Unheard, unheardOf } from './unheard.ts';

/** Fewer independent reports lack most of the world by chance. */
export const LEAST_REPORTS = 5;
/** Fewer reports of the category do not tell how it is usually covered. */
export const LEAST_USUAL_REPORTS = 60;
const MOST = 20;
const MOST_PASSAGES = 3;

const PHRASES: Record<BlindspotDetail['axis'], { value: string; key: PhraseKey; none: PhraseKey }> = {
  country: { value: 'country', key: 'blindspot.country', none: 'blindspot.country-none' },
  language: { value: 'language', key: 'blindspot.language', none: 'blindspot.language-none' },
  ownership: { value: 'owner', key: 'blindspot.ownership', none: 'blindspot.ownership-none' },
  leaning: { value: 'leaning', key: 'blindspot.leaning', none: 'blindspot.leaning-none' },
  approach: { value: 'approach', key: 'blindspot.approach', none: 'blindspot.approach-none' },
  affected: { value: 'group', key: 'blindspot.affected', none: 'blindspot.affected' },
};

const sentenceOf = (share: Share, passages: readonly string[]): CitedSentence => {
  const { value, key, none } = PHRASES[share.axis];
  const values = { [value]: share.subject, n: share.of, expected: percentOf(share.expected) };
  const grounds = { passages, figures: Object.keys(blindspotFigures(share)) };
  return share.observed === 0
    ? phrase(none, values, grounds)
    : phrase(key, { ...values, observed: percentOf(share.observed) }, grounds);
};

const isEnough = ({ axis, of, expectedOf }: Share): boolean =>
  axis === 'affected' || (of >= LEAST_REPORTS && expectedOf >= LEAST_USUAL_REPORTS);

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const detailOf = (share: Share, passages: readonly string[]): BlindspotDetail[] => {
  const effect = shortfall(share.observed, share.expected, share.of, share.expectedOf);
  const impact = isEnough(share) ? impactOf(effect) : null;
  if (impact === null) return [];
  const sentence = sentenceOf(share, passages);
  return [
    {
      ...{ axis: share.axis, subject: share.subject, text: sentence.text, impact, ...effect, of: share.of, sentence },
      ...{ observed: rounded(share.observed), expected: rounded(share.expected) },
    },
  ];
};

const byEffect = (a: BlindspotDetail, b: BlindspotDetail): number =>
  b.effect - a.effect || b.low - a.low || (`${a.axis}/${a.subject}` < `${b.axis}/${b.subject}` ? -1 : 1);

/**
 * The coverage a story lacks against what is usual for its topic and region, greatest effect first, at most twenty: where
 * five independent reports or more can be placed on an axis and the 95 % interval of the effect excludes 0.
 */
export const blindspotsOf = (
  evidence: StoryEvidence,
  affected: readonly AffectedSentence[],
  quotesOf: QuotesOf,
): BlindspotDetail[] => {
  const unheard: Unheard[] = unheardOf(affected, evidence.reports, quotesOf);
  return [
    ...sharesOf(evidence).flatMap((share) => detailOf(share, [])),
    ...unheard.flatMap((share) => detailOf(share, share.passages.slice(0, MOST_PASSAGES))),
  ]
    .sort(byEffect)
    .slice(0, MOST);
};
