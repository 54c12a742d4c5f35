/** Labels stand apart by as much, in percent of the chart's height: a line of text in it. */
export const LINE = 9;

/**
 * Heights at which labels can be read beside points at these heights, all in percent from the bottom: as near to their
 * points as their number allows, and none below the chart.
 */
export function labelPlaces(heights: readonly number[]): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const places = [...heights];
  let above = Number.POSITIVE_INFINITY;
  for (const at of order) {
    above = Math.min(places[at] ?? 0, above - LINE);
    places[at] = above;
  }
  let below = -LINE;
  for (const at of order.reverse()) {
    below = Math.max(places[at] ?? 0, below + LINE);
    places[at] = below;
  }
  return places;
}
