import type { Coverage } from '@360/contracts/news';

export interface Evidence {
  independentReports: number;
  agreement: Pick<Coverage['agreement'], 'supporting' | 'contradicting'>;
  /** Words of the independent reports' first items. */
  evidenceWords: number;
}

const INDEPENDENCE_WEIGHT = 0.4;
const AGREEMENT_WEIGHT = 0.5;
const LENGTH_WEIGHT = 0.1;
/** A report of this length, the usual one of an agency, counts half of the greatest length. */
const HALF_LENGTH_WORDS = 200;

/**
 * 0–100: 100 · I^0.4 · A^0.5 · L^0.1, or null (no statement) below two independent reports.
 * I = 1 − 2^(1 − n): each further independent report halves the doubt that is left.
 * A = (s + 1) ÷ (s + c + 2): the rule of succession over reports that support or contradict a shared figure; one half
 * where none is shared, so that agreement must be shown to count.
 * L = w ÷ (w + 200): longer evidence can be checked against more, with diminishing returns.
 * A product, so that a weak part cannot be made up for by the others; agreement weighs most since it alone compares what
 * is said. It never falls with n, s or w and never rises with c.
 */
export const truthConfidenceOf = ({ independentReports, agreement, evidenceWords }: Evidence): number | null => {
  if (independentReports < 2) return null;
  const independence = 1 - 2 ** (1 - independentReports);
  const agreed = (agreement.supporting + 1) / (agreement.supporting + agreement.contradicting + 2);
  const length = evidenceWords / (evidenceWords + HALF_LENGTH_WORDS);
  const product = independence ** INDEPENDENCE_WEIGHT * agreed ** AGREEMENT_WEIGHT * length ** LENGTH_WEIGHT;
  return Math.round(100 * product);
};
