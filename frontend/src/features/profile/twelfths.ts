import { APPROACHES, type Approach } from '@360/contracts/vocabulary';

type Counts = Readonly<Record<Approach, number>>;
/** The blocks of a reader's own dial. */
export const BLOCKS = 12;

/** How many reports are placed on a side. */
export const placed = (counts: Counts): number => APPROACHES.reduce((sum, approach) => sum + counts[approach], 0);

/**
 * Twelve blocks shared out by the counts: each side has its whole blocks, and those left over go to the largest
 * remainders, of equal ones to the first on the dial. None where nothing is counted.
 */
export function twelfths(counts: Counts): Record<Approach, number> {
  const all = placed(counts);
  const shares = APPROACHES.map((approach) => ({
    approach,
    exact: all === 0 ? 0 : (counts[approach] * BLOCKS) / all,
  }));
  const whole = shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0);
  const over = shares
    .filter(({ exact }) => exact % 1 > 0)
    .toSorted((a, b) => (b.exact % 1) - (a.exact % 1))
    .slice(0, all === 0 ? 0 : BLOCKS - whole)
    .map(({ approach }) => approach);
  return Object.fromEntries(
    shares.map(({ approach, exact }) => [approach, Math.floor(exact) + (over.includes(approach) ? 1 : 0)]),
  ) as Record<Approach, number>;
}
