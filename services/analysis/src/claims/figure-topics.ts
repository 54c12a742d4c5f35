import { plain, stemOf } from '@360/reading/words';
import { fits, sameKind } from './figure-relation.ts';
import { type Value, valuesOf } from './figure-values.ts';
import { plainest, sameQuantity, type Wording } from './same-quantity.ts';
import type { StoryWords } from './story-words.ts';
import type { Told } from './told-sentences.ts';

/** One quantity for which independent reports give values that exclude each other. */
export interface Dispute {
  /** Sentences that give the value of most reports, then those that give another. */
  readonly main: readonly Told[];
  readonly against: readonly Told[];
}

const HOUR_MS = 60 * 60_000;
/** Figures change as events unfold: values given further apart than this are two states, not a contradiction. */
const SAME_STATE_MS = { outcome: 3 * HOUR_MS, other: 24 * HOUR_MS, plainest: 48 * HOUR_MS };
const excludes = ({ figure: { quantity: a } }: Value, { figure: { quantity: b } }: Value): boolean =>
  a.least > b.most || b.least > a.most;

/** An item that gives the other's value, too, means something else by its own, unless both stand in titles. */
const knows = (values: ReadonlyMap<string, readonly Value[]>, { item }: Value, other: Value): boolean =>
  (values.get(item.id) ?? []).some((own) => sameKind(own.figure, other.figure) && fits(own.figure, other.figure));

const sameState = (a: Value, b: Value): boolean => {
  const apart = Math.abs(a.item.publishedAt - b.item.publishedAt);
  if (a.figure.counted?.outcome) return apart <= SAME_STATE_MS.outcome;
  return apart <= (plainest(a, b) ? SAME_STATE_MS.plainest : SAME_STATE_MS.other);
};

/** Of more values of one kind those are compared that stand in titles and first sentences. */
const MOST_COMPARED = 160;

const firstOf = (values: readonly Value[]): readonly Value[] => {
  if (values.length <= MOST_COMPARED) return values;
  const rank = ({ titled, salient }: Value) => (titled ? 0 : salient ? 1 : 2);
  const chosen = new Set([...values].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_COMPARED));
  return values.filter((value) => chosen.has(value));
};

/** Values gathered with those that surely speak of the same quantity. */
const topicsAmong = (values: readonly Value[], wording: Wording): Value[][] => {
  const topics: Value[][] = [];
  for (const value of values) {
    const topic = topics.find((members) =>
      members.some((member) => member.item !== value.item && sameQuantity(member, value, wording)),
    );
    if (topic) topic.push(value);
    else topics.push([value]);
  }
  return topics.filter(({ length }) => length > 1);
};

/** A report speaks by the latest of its items, and there by what it gives first. */
const spokenIn = (topic: readonly Value[]): Value[] =>
  [...Map.groupBy(topic, ({ report }) => report).values()].flatMap((own) => {
    const latest = own.at(-1)?.item;
    return own.find(({ item }) => item === latest) ?? [];
  });

const width = ({ figure: { quantity } }: Value): number => (quantity.high - quantity.low) / quantity.value;

const clustersOf = (spoken: readonly Value[]): Value[][] => {
  const clusters: Value[][] = [];
  for (const value of [...spoken].sort((a, b) => width(a) - width(b) || a.report - b.report)) {
    const fitting = clusters.find(([first]) => first && fits(first.figure, value.figure));
    if (fitting) fitting.push(value);
    else clusters.push([value]);
  }
  return clusters.sort((a, b) => b.length - a.length || (a[0]?.report ?? 0) - (b[0]?.report ?? 0));
};

const SMALL_WORD = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu;

const stemsWrittenSmall = (told: readonly Told[]): Set<string> =>
  new Set(told.flatMap(({ segment }) => (segment.text.match(SMALL_WORD) ?? []).map((word) => stemOf(plain(word)))));

const holdersOf = (values: readonly Value[]): Told[] => values.flatMap(({ holders }) => holders);

/**
 * The quantities of a story on which its reports contradict each other. `told` in order of time. What is not surely the
 * same quantity is left out: a contradiction that is none costs more trust than one missed.
 */
export const figureDisputes = (told: readonly Told[], { rare }: Pick<StoryWords, 'rare'>): Dispute[] => {
  const small = stemsWrittenSmall(told);
  const isName = (stem: string) => !small.has(stem);
  const values = valuesOf(told);
  const byItem = Map.groupBy(values, ({ item }) => item.id);
  return [...Map.groupBy(values, ({ key }) => key).values()].flatMap((ofKind) =>
    topicsAmong(firstOf(ofKind), { rare, isName }).flatMap((topic) => {
      const [main = [], ...others] = clustersOf(spokenIn(topic));
      const reconciled = (a: Value, b: Value) =>
        !(a.titled && b.titled) && (knows(byItem, a, b) || knows(byItem, b, a));
      const contradicts = (a: Value, b: Value) => sameState(a, b) && !reconciled(a, b);
      const against = others.filter((other) =>
        other.some(
          (value) => main.every((each) => excludes(each, value)) && main.some((each) => contradicts(each, value)),
        ),
      );
      return against.length === 0 ? [] : [{ main: holdersOf(main), against: holdersOf(against.flat()) }];
    }),
  );
};
