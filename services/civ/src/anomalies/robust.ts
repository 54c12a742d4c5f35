/** As the standard deviation of a normal distribution is to its median absolute deviation. */
const MAD_TO_DEVIATION = 1.4826;
/** Scores of reports of one story differ by this much by chance, in points. */
const LEAST_DEVIATION = 8;

/** Of at least one value. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? sorted[middle] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

/**
 * How many robust standard deviations a score lies from the median of others: (x − median) ÷ (1.4826 · MAD), the divisor
 * being at least 8 points (B. Iglewicz and D. Hoaglin, "How to Detect and Handle Outliers", 1993).
 */
export const robustDistance = (value: number, others: readonly number[]): number => {
  const middle = median(others);
  const deviation = MAD_TO_DEVIATION * median(others.map((each) => Math.abs(each - middle)));
  return (value - middle) / Math.max(LEAST_DEVIATION, deviation);
};
