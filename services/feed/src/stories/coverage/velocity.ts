const HOUR_MS = 60 * 60_000;
const WINDOW_HOURS = 6;
/** A story of some minutes is not extrapolated to an hour. */
const LEAST_HOURS = 1;
/** Two reports have one gap between them, which is no rate. */
const MIN_REPORTS = 3;
const MIN_COMPARED_STORIES = 20;

/** How fast independent reports of a story come. */
export interface Velocity {
  /** In the last six hours, or since the story began where that is less; at least one hour. */
  perHour: number;
  /** The median of such stories at their latest reports; null where too few are known. */
  usualPerHour: number | null;
  /** `perHour` over `usualPerHour`; null where that is. */
  ratio: number | null;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * The velocity of a story at a time (ms) from the times its independent reports were first out (ms), whatever their
 * order. Null where fewer than three were out by then: too thin for a rate.
 */
export const velocityAt = (
  reportTimes: readonly number[],
  at: number,
  usualPerHour: number | null,
): Velocity | null => {
  const out = reportTimes.filter((time) => time <= at);
  if (out.length < MIN_REPORTS) return null;
  const age = (at - Math.min(...out)) / HOUR_MS;
  const hours = Math.min(WINDOW_HOURS, Math.max(LEAST_HOURS, age));
  const recent = out.filter((time) => at - time < WINDOW_HOURS * HOUR_MS).length;
  const perHour = rounded(recent / hours);
  return { perHour, usualPerHour, ratio: usualPerHour ? rounded(perHour / usualPerHour) : null };
};

/** The median velocity of comparable stories (reports an hour each); null for fewer than twenty. */
export const usualVelocity = (perHour: readonly number[]): number | null => {
  if (perHour.length < MIN_COMPARED_STORIES) return null;
  const sorted = perHour.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return rounded((low + high) / 2);
};
