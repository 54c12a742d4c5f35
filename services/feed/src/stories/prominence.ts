/** A story needs twice the independent reports to stand level with one whose last report is eight hours newer. */
const HALVING_MS = 8 * 60 * 60_000;

/**
 * What the front page is ordered by, highest first. Because age enters as a constant per story, the order of two stories
 * never changes by waiting, and nothing has to be computed again as time passes (the scheme of Reddit's "hot" ranking).
 */
export const prominenceOf = (independentReports: number, lastReportAt: number): number =>
  Math.log2(Math.max(1, independentReports)) + lastReportAt / HALVING_MS;
