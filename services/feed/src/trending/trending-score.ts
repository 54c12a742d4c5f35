const HOUR_MS = 60 * 60_000;
/** A story needs twice the engagement, or twice the velocity, to stand level with one whose last report is six hours newer. */
const HALVING_MS = 6 * HOUR_MS;
/** Engagement below this hardly counts, above it every doubling is worth one point. */
const ENGAGEMENT_UNIT = 100;

/** What a story's place among the trending ones follows from. */
export interface TrendFigures {
  engagement: number;
  /** Independent reports an hour; null where too few to tell. */
  velocityPerHour: number | null;
  /** ms */
  lastReportAt: number;
}

export const engagementPoints = ({ engagement }: TrendFigures): number => Math.log2(1 + engagement / ENGAGEMENT_UNIT);

export const velocityPoints = ({ velocityPerHour }: TrendFigures): number => Math.log2(1 + (velocityPerHour ?? 0));

/** Points lost to age: one for every six hours since the last report. */
export const agePoints = ({ lastReportAt }: TrendFigures, now: number): number =>
  Math.max(0, now - lastReportAt) / HALVING_MS;

/**
 * What trending stories are ordered by, highest first:
 *
 *     log2(1 + engagement / 100) + log2(1 + reports per hour) + last report (ms since 1970) / 6 h
 *
 * Age enters as a constant per story, as in `prominenceOf`, so that the order never changes by waiting and nothing is
 * computed again as time passes. Null for a story that nobody engages with and that does not gather pace: it is no trend.
 */
export const trendingScoreOf = (figures: TrendFigures): number | null => {
  const heat = engagementPoints(figures) + velocityPoints(figures);
  return heat === 0 ? null : heat + figures.lastReportAt / HALVING_MS;
};

/** The score of a story with `points` left after its age, at a time (ms): where a list of trends ends. */
export const scoreWithPointsLeft = (points: number, now: number): number => points + now / HALVING_MS;
