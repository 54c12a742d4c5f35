import type { CivMember } from '@360/contracts/civ';

type Bin = CivMember['calibration'][number];

/** Of the drawing: where the field of points begins and how wide and high it is. */
export const FIELD = { left: 40, top: 12, width: 252, height: 210 } as const;
const WHOLE = 100;
const LEAST_SHOWN = 40;
const STEPS = { 0: 25, [LEAST_SHOWN]: 20 } as const;
const Z_95 = 1.96;
const RADIUS = { least: 3, most: 7 } as const;

/** The percentage the field begins with: 40, or 0 where something lies below. */
export function lowestShown(bins: readonly Bin[]): 0 | 40 {
  return bins.some(({ said, right }) => said < LEAST_SHOWN || right < LEAST_SHOWN) ? 0 : LEAST_SHOWN;
}

/** The percentages with a line of their own. */
export function gridOf(lowest: 0 | 40): number[] {
  const step = STEPS[lowest];
  return Array.from({ length: (WHOLE - lowest) / step + 1 }, (_, line) => lowest + line * step);
}

const share = (percent: number, lowest: number) => Math.max(0, (percent - lowest) / (WHOLE - lowest));
export const xOf = (percent: number, lowest: number): number => FIELD.left + share(percent, lowest) * FIELD.width;
export const yOf = (percent: number, lowest: number): number => FIELD.top + (1 - share(percent, lowest)) * FIELD.height;

/** How far the true share may be from the one seen, in percent: the score interval of 95 % (Wilson 1927). */
export function likelyRange({ right, reviews }: Bin): { from: number; to: number } {
  const seen = right / WHOLE;
  const spread = Z_95 ** 2 / reviews;
  const middle = (seen + spread / 2) / (1 + spread);
  const half = (Z_95 * Math.sqrt((seen * (1 - seen)) / reviews + spread / (4 * reviews))) / (1 + spread);
  return { from: Math.max(0, middle - half) * WHOLE, to: Math.min(1, middle + half) * WHOLE };
}

/** Its area grows with the reviews, up to the largest of them all. */
export const radiusOf = ({ reviews }: Bin, bins: readonly Bin[]): number =>
  RADIUS.least + (RADIUS.most - RADIUS.least) * Math.sqrt(reviews / Math.max(...bins.map((bin) => bin.reviews)));
