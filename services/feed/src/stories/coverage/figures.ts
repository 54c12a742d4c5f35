import type { FigureComparison } from '@360/contracts/stories';
import { type Comparison, compareValues } from '@360/reading/figure-comparison';
import { fits, sameKind } from '@360/reading/figure-kinds';
import type { Value } from '@360/reading/figure-values';
import { type CoverageItem, inOrderOfTime } from './coverage-item.ts';
import { subjectOf } from './figure-subject.ts';
import { readingOf } from './item-reading.ts';

type Cluster = readonly Value[];

const MIN_REPORTS_FOR_UBIQUITY = 4;
const UBIQUITY = 0.5;

const writtenMost = (cluster: Cluster): string => {
  const counts = new Map<string, number>();
  for (const { figure } of cluster) counts.set(figure.text, (counts.get(figure.text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
};

/** The outlet whose own each report is: that of its first item. */
const outletsOf = (items: readonly CoverageItem[], groupOf: ReadonlyMap<string, number>): Map<number, string> => {
  const outlets = new Map<number, string>();
  for (const { id, outletId } of items) {
    const report = groupOf.get(id);
    if (report !== undefined && !outlets.has(report)) outlets.set(report, outletId);
  }
  return outlets;
};

/** Stems in the titles and summaries of more than half of the reports. */
const ubiquitousStems = (items: readonly CoverageItem[], groupOf: ReadonlyMap<string, number>): Set<string> => {
  const reportsWith = new Map<string, Set<number>>();
  const reports = new Set<number>();
  for (const item of items) {
    const report = groupOf.get(item.id);
    if (report === undefined || reports.has(report)) continue;
    reports.add(report);
    for (const stem of readingOf(item).leadStems)
      reportsWith.set(stem, (reportsWith.get(stem) ?? new Set()).add(report));
  }
  if (reports.size < MIN_REPORTS_FOR_UBIQUITY) return new Set();
  return new Set([...reportsWith].filter(([, found]) => found.size > UBIQUITY * reports.size).map(([stem]) => stem));
};

const nameTest = (items: readonly CoverageItem[]) => {
  const known = new Map<string, boolean>();
  return (stem: string): boolean => {
    const isName = known.get(stem) ?? !items.some((item) => readingOf(item).figures.small().has(stem));
    known.set(stem, isName);
    return isName;
  };
};

/** Which items of a value's report, copies included, give it. */
const givenBy = (items: readonly CoverageItem[], groupOf: ReadonlyMap<string, number>) => {
  const byReport = Map.groupBy(items, ({ id }) => groupOf.get(id));
  return ({ item, figure }: Value): string[] =>
    (byReport.get(groupOf.get(item.id)) ?? [])
      .filter((other) =>
        readingOf(other).figures.values.some(
          (value) => value.figure.asserted && sameKind(value.figure, figure) && fits(value.figure, figure),
        ),
      )
      .map(({ id }) => id);
};

const comparisonFrom =
  (itemsGiving: (value: Value) => string[], isName: (stem: string) => boolean) =>
  ({ main, against }: Comparison): FigureComparison => ({
    subject: subjectOf([...main, ...against.flat()], isName),
    values: [main, ...against].map((cluster) => ({
      text: writtenMost(cluster),
      itemIds: [...new Set(cluster.flatMap((value) => [value.item.id, ...itemsGiving(value)]))],
    })),
    state: against.length > 0 ? 'contested' : 'agreed',
  });

/** "1 worker injured" counts a worker, too: one row is enough. */
const tellsTheSame = (a: FigureComparison, b: FigureComparison): boolean =>
  a.values.length === b.values.length &&
  a.values.every(({ text, itemIds }, at) => {
    const other = b.values[at];
    return other?.text === text && itemIds.some((id) => other.itemIds.includes(id));
  });

const isOutcome = ({ main }: Comparison): boolean => Boolean(main[0]?.figure.counted?.outcome);

/**
 * The quantities that two or more independent reports give, what happened to people first, and of each the value of most
 * of them first. A report speaks through the latest item of its own outlet. `agreed`: two reports give values that fit, as
 * far as rounding and words such as "about" or "at least" reach. `contested`: values exclude each other.
 */
export const compareFigures = (
  items: readonly CoverageItem[],
  groupOf: ReadonlyMap<string, number>,
): FigureComparison[] => {
  const ordered = inOrderOfTime(items).filter(({ id }) => groupOf.has(id));
  const outlets = outletsOf(ordered, groupOf);
  const speaking = ordered.filter(({ id, outletId }) => outlets.get(groupOf.get(id) ?? -1) === outletId);
  const everywhere = ubiquitousStems(ordered, groupOf);
  const isName = nameTest(speaking);
  const furtherOf = new Map(speaking.map((item) => [item.id, readingOf(item).figures.further]));
  const found = compareValues(
    speaking.flatMap((item) => readingOf(item).figures.values),
    (id) => groupOf.get(id) ?? -1,
    { rare: (stem) => !everywhere.has(stem), isName },
    (id) => furtherOf.get(id) ?? [],
  );
  const { true: outcomes = [], false: others = [] } = Object.groupBy(found, (each) => `${isOutcome(each)}`);
  const compared = [...outcomes, ...others].map(comparisonFrom(givenBy(ordered, groupOf), isName));
  return compared.filter((each, at) => compared.findIndex((other) => tellsTheSame(other, each)) === at);
};
