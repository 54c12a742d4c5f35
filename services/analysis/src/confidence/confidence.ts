import type { BlindspotDetail, Claim, Score } from '@360/contracts/analysis';
import type { EpistemologyTag } from '@360/contracts/stories';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { firstReports } from '../evidence/independent.ts';
import { wordCount } from '../summaries/whole-sentences.ts';

export const LEAST_REPORTS = 2;
const VERIFIED_REPORTS = 3;
const INDEPENDENCE_WEIGHT = 0.4;
const AGREEMENT_WEIGHT = 0.5;
const LENGTH_WEIGHT = 0.1;
/** A report of this length, the usual one of an agency, counts half of the greatest length. */
const HALF_LENGTH_WORDS = 200;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const wordsOf = (reports: readonly EvidenceReport[]): number =>
  reports.reduce(
    (sum, { segments }) =>
      sum + segments.reduce((words, { text, boilerplate }) => words + (boilerplate ? 0 : wordCount(text)), 0),
    0,
  );

/** Reports that support and that contradict the main claims which two independent reports or more speak to, summed. */
const spokenOf = (claims: readonly Claim[]): { supporting: number; contradicting: number } => {
  const spoken = claims.filter(({ main, state }) => main && (state === 'agreed' || state === 'contested'));
  return {
    supporting: spoken.reduce((sum, { agreement }) => sum + agreement.supporting, 0),
    contradicting: spoken.reduce((sum, { agreement }) => sum + agreement.contradicting, 0),
  };
};

/**
 * How far a story can be relied on, 0–100: 100 · I^0.4 · A^0.5 · L^0.1; none below two independent reports.
 * I = 1 − 2^(1 − n): each further independent report halves the doubt that is left.
 * A = (s + 1) ÷ (s + c + 2): the rule of succession over the reports that support (s) or contradict (c) a main claim,
 * summed over the main claims that two or more speak to; one half where there is none, so that agreement must be shown.
 * L = w ÷ (w + 200) with w the words of the independent reports: longer evidence can be checked against more.
 * The formula of figures (feed, `coverage/confidence`) over claims. `weight` is the exponent; parts are rounded to four
 * places before they are multiplied, so the value can be computed again from them. It never falls with n, s or w and never
 * rises with c.
 */
export const confidenceOf = (reports: readonly EvidenceReport[], claims: readonly Claim[]): Score => {
  const independent = firstReports(reports);
  const n = independent.length;
  const words = wordsOf(independent);
  const { supporting, contradicting } = spokenOf(claims);
  const speaking = supporting + contradicting;
  const parts = [
    { name: 'independence', value: rounded(1 - 2 ** (1 - n)), weight: INDEPENDENCE_WEIGHT, of: n },
    { name: 'agreement', value: rounded((supporting + 1) / (speaking + 2)), weight: AGREEMENT_WEIGHT, of: speaking },
    { name: 'length', value: rounded(words / (words + HALF_LENGTH_WORDS)), weight: LENGTH_WEIGHT, of: words },
  ];
  if (n < LEAST_REPORTS) return { value: null, parts, abstained: 'independent-reports' };
  return {
    value: Math.round(100 * parts.reduce((product, { value, weight }) => product * value ** weight, 1)),
    parts,
    abstained: null,
  };
};

/**
 * What is known about how well a story is known; the first that holds. A contested main claim comes first because it
 * bears on the facts themselves, a blindspot of high impact second because many reports can agree and leave something out.
 */
export const epistemologyTagOf = (
  independent: number,
  claims: readonly Pick<Claim, 'main' | 'state'>[],
  blindspots: readonly Pick<BlindspotDetail, 'impact'>[],
): EpistemologyTag => {
  if (claims.some(({ main, state }) => main && state === 'contested')) return 'conflicting';
  if (blindspots.some(({ impact }) => impact === 'High')) return 'missing-perspectives';
  return independent >= VERIFIED_REPORTS ? 'verified' : 'developing';
};
