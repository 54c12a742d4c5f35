/** A missing share as an effect: Cohen's h and its 95 % interval, in radians from 0 to π. */
interface Effect {
  readonly effect: number;
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.96;
/** Small, medium and large h (Cohen, "Statistical Power Analysis for the Behavioral Sciences", 1988, § 6.2). */
const SMALL = 0.2;
const MEDIUM = 0.5;
const LARGE = 0.8;

const arcsine = (share: number): number => 2 * Math.asin(Math.sqrt(Math.min(1, Math.max(0, share))));
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/**
 * How far an observed share falls short of the expected one: h = 2·asin√expected − 2·asin√observed (Cohen 1988, § 6.1),
 * 0 where it does not. Twice the arcsine of a root has the variance 1 ÷ n whatever the share, so the interval is
 * h ± 1.96·√(1 ÷ of + 1 ÷ expectedOf); an expected share that is known and not counted has `expectedOf` infinite.
 */
export const shortfall = (
  observed: number,
  expected: number,
  of: number,
  expectedOf = Number.POSITIVE_INFINITY,
): Effect => {
  const effect = Math.max(0, arcsine(expected) - arcsine(observed));
  const reach = Z_95 * Math.sqrt(1 / of + 1 / expectedOf);
  return {
    effect: rounded(effect),
    low: rounded(Math.max(0, effect - reach)),
    high: rounded(Math.min(Math.PI, effect + reach)),
  };
};

/** Null where chance explains it, or where it is too small to speak of. */
export const impactOf = ({ effect, low }: Effect): 'High' | 'Medium' | 'Low' | null => {
  if (low <= 0 || effect < SMALL) return null;
  return effect >= LARGE ? 'High' : effect >= MEDIUM ? 'Medium' : 'Low';
};
