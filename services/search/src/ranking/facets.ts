import type { Candidate } from './candidates.ts';

/** How often each value of each attribute occurs; lists count each of their values. */
export const countFacets = (
  candidates: readonly Candidate[],
  facets: readonly string[],
): Record<string, Record<string, number>> =>
  Object.fromEntries(
    facets.map((facet) => {
      const counts = new Map<string, number>();
      for (const candidate of candidates)
        for (const value of [candidate[facet]].flat())
          if (value !== null && value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
      return [facet, Object.fromEntries(counts)];
    }),
  );

const compared = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
};

/** Candidates in an order such as `publishedAtMs:desc`; those without a value come last, equals stay as they were. */
export const inOrder = (candidates: readonly Candidate[], sort: readonly string[]): Candidate[] => {
  const orders = sort
    .map((each) => each.split(':'))
    .map(([attribute = '', way]) => ({ attribute, way: way === 'desc' ? -1 : 1 }));
  return candidates.toSorted((a, b) => {
    for (const { attribute, way } of orders) {
      const [one, other] = [a[attribute] ?? null, b[attribute] ?? null];
      if (one === null || other === null) {
        if (one !== other) return one === null ? 1 : -1;
        continue;
      }
      const difference = compared(one, other) * way;
      if (difference !== 0) return difference;
    }
    return 0;
  });
};
