import { type CoverageItem, inOrderOfTime } from './coverage-item.ts';

/** The first item of each independent report, oldest first. */
export const firstReports = (items: readonly CoverageItem[], groupOf: ReadonlyMap<string, number>): CoverageItem[] => {
  const seen = new Set<number>();
  return inOrderOfTime(items).filter(({ id }) => {
    const group = groupOf.get(id);
    if (group === undefined || seen.has(group)) return false;
    seen.add(group);
    return true;
  });
};
