import type { Reading } from '@360/contracts/account';
import type { ItemAngle } from '@360/contracts/angles';
import { APPROACHES, type Approach } from '@360/contracts/vocabulary';

const MOST_READ = 5;

const countedBy = (names: readonly string[]): number[] =>
  [...Map.groupBy(names, (name) => name).values()].map(({ length }) => length).toSorted((a, b) => b - a);

/** From what sides, and from how few outlets, the reports come that a reader read. */
export const anglesOf = (items: readonly ItemAngle[]): NonNullable<Reading['angles']> => {
  const outlets = countedBy(items.map(({ outletId }) => outletId));
  const fromMostRead = outlets.slice(0, MOST_READ).reduce((sum, count) => sum + count, 0);
  const countOf = (approach: Approach) => items.filter((item) => item.approach === approach).length;
  return {
    reports: items.length,
    outlets: outlets.length,
    fromFive: items.length === 0 ? null : Math.round((fromMostRead / items.length) * 100),
    approaches: Object.fromEntries(APPROACHES.map((approach) => [approach, countOf(approach)])) as Record<
      Approach,
      number
    >,
  };
};
