import { excludes, fits, sameKind } from './figure-kinds.ts';
import type { Mention } from './figure-mentions.ts';
import { topicsAmong } from './figure-topics.ts';
import type { FigureSentence, Value } from './figure-values.ts';
import { plainest, type Wording } from './same-quantity.ts';

/** One quantity that two independent reports or more give. */
export interface Comparison<Sentence extends FigureSentence = FigureSentence> {
  /** What each report says that gives the value of most, or that fits it. */
  readonly main: readonly Value<Sentence>[];
  /** The same of each value that excludes it, most reports first; empty where none does. */
  readonly against: readonly (readonly Value<Sentence>[])[];
  /** Every value that surely is of this quantity, also those that a report has replaced since. */
  readonly values: readonly Value<Sentence>[];
}

const HOUR_MS = 60 * 60_000;
/** Figures change as events unfold: values given further apart than this are two states, not a contradiction. */
const SAME_STATE_MS = { outcome: 3 * HOUR_MS, other: 24 * HOUR_MS, plainest: 48 * HOUR_MS };

type ReportOf = (itemId: string) => number;
/** Figures that an item gives further down, which only show what it knows. */
type FurtherOf = (itemId: string) => readonly Mention[];
const nothing: FurtherOf = () => [];

const sameState = (a: Value, b: Value): boolean => {
  const apart = Math.abs(a.item.publishedAt - b.item.publishedAt);
  if (a.figure.counted?.outcome) return apart <= SAME_STATE_MS.outcome;
  return apart <= (plainest(a, b) ? SAME_STATE_MS.plainest : SAME_STATE_MS.other);
};

/** A report speaks by the latest of its items, and there by what it gives first. */
const spokenIn = <V extends Value>(topic: readonly V[], reportOf: ReportOf): V[] =>
  [...Map.groupBy(topic, ({ item }) => reportOf(item.id)).values()].flatMap((own) => {
    const latest = own.at(-1)?.item;
    return own.find(({ item }) => item === latest) ?? [];
  });

const width = ({ figure: { quantity } }: Value): number => (quantity.high - quantity.low) / quantity.value;
const newest = (cluster: readonly Value[]): number => Math.max(...cluster.map(({ item }) => item.publishedAt));

/** Values that fit, around the most exact ones: those of most reports first or, of a toll, the newest that two give. */
const clustersOf = <V extends Value>(spoken: readonly V[], reportOf: ReportOf): V[][] => {
  const report = ({ item }: Value) => reportOf(item.id);
  const clusters: V[][] = [];
  for (const value of [...spoken].sort((a, b) => width(a) - width(b) || report(a) - report(b))) {
    const fitting = clusters.find(([first]) => first && fits(first.figure, value.figure));
    if (fitting) fitting.push(value);
    else clusters.push([value]);
  }
  const changes = Boolean(spoken[0]?.figure.counted?.outcome);
  const rank = ({ length }: V[]) => (changes ? Math.min(length, 2) : length);
  const firstReport = ([first]: V[]) => (first ? report(first) : 0);
  return clusters.sort(
    (a, b) => rank(b) - rank(a) || (changes ? newest(b) - newest(a) : 0) || firstReport(a) - firstReport(b),
  );
};

/** Put into a title as a value of its own, not as a bound. */
const isHeadlined = ({ titled, figure: { quantity } }: Value): boolean =>
  titled && quantity.least > 0 && quantity.most < Number.POSITIVE_INFINITY;

/** An item that gives the other's value, too, means something else by its own, unless both stand in titles. */
const reconcilerOf = (values: readonly Value[], furtherOf: FurtherOf) => {
  const byItem = Map.groupBy(values, ({ item }) => item.id);
  const givenIn = ({ item }: Value): Mention[] => [
    ...(byItem.get(item.id) ?? []).map(({ figure }) => figure),
    ...furtherOf(item.id),
  ];
  const knows = (value: Value, { figure }: Value): boolean =>
    givenIn(value).some((own) => sameKind(own, figure) && fits(own, figure));
  return (a: Value, b: Value): boolean =>
    ![a, b].every(isHeadlined) && !a.declared && !b.declared && (knows(a, b) || knows(b, a));
};

/**
 * The quantities of a story that two independent reports or more give, and whether their values exclude each other.
 * `values` of all items in order of time, `reportOf` the independent report an item belongs to. What is not surely the
 * same quantity is left out: a contradiction that is none costs more trust than one missed.
 */
export const compareValues = <Sentence extends FigureSentence>(
  values: readonly Value<Sentence>[],
  reportOf: ReportOf,
  wording: Wording,
  furtherOf = nothing,
): Comparison<Sentence>[] => {
  const reconciled = reconcilerOf(values, furtherOf);
  const contradicts = (a: Value, b: Value) => sameState(a, b) && !reconciled(a, b);
  return [...Map.groupBy(values, ({ key }) => key).values()].flatMap((ofKind) =>
    topicsAmong(ofKind, wording).flatMap((topic) => {
      const [main = [], ...others] = clustersOf(spokenIn(topic, reportOf), reportOf);
      const against = others.filter((other) =>
        other.some(
          (value) =>
            main.every((each) => excludes(each.figure, value.figure)) && main.some((each) => contradicts(each, value)),
        ),
      );
      return main.length < 2 && against.length === 0 ? [] : [{ main, against, values: topic }];
    }),
  );
};
