import type { Value } from './figure-values.ts';
import { sameQuantity, type Wording } from './same-quantity.ts';

/** Of more values of one kind those are compared that stand in titles and first sentences. */
const MOST_COMPARED = 160;
/** Up to so many values each is compared with each; of more only those that may be of one quantity. */
const FEW = 12;

const firstOf = <V extends Value>(values: readonly V[]): readonly V[] => {
  if (values.length <= MOST_COMPARED) return values;
  const rank = ({ titled, salient }: Value) => (titled ? 0 : salient ? 1 : 2);
  const chosen = new Set([...values].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_COMPARED));
  return values.filter((value) => chosen.has(value));
};

/** Both would have to put it first to be one without a word in common. */
const isPlain = ({ salient, only, figure }: Value): boolean => (salient && only) || Boolean(figure.counted?.outcome);

/**
 * Topics of one kind of figure, found by the words around their members: without a word in common two values are one only
 * where both reports put them first, so that of many topics most need no look.
 */
const createTopics = <V extends Value>(indexed: boolean) => {
  const topics: V[][] = [];
  const byStem = new Map<string, Set<number>>();
  const plain = new Set<number>();
  const near = (value: V): V[][] => {
    if (!indexed) return topics;
    const found = new Set(isPlain(value) ? plain : []);
    for (const stem of value.context()) for (const topic of byStem.get(stem) ?? []) found.add(topic);
    return [...found].sort((a, b) => a - b).flatMap((topic) => [topics[topic] ?? []]);
  };
  const note = (value: V, topic: number): void => {
    if (!indexed) return;
    if (isPlain(value)) plain.add(topic);
    for (const stem of value.context()) byStem.set(stem, (byStem.get(stem) ?? new Set()).add(topic));
  };
  return {
    topics,
    add: (value: V, isSame: (member: V) => boolean): void => {
      const topic = near(value).find((members) => members.some(isSame));
      if (topic) topic.push(value);
      else topics.push([value]);
      note(value, topic ? topics.indexOf(topic) : topics.length - 1);
    },
  };
};

/** Amounts and shares carry no name of their own: of two in one sentence it is not sure which is meant. */
const isUnclear = <V extends Value>(topic: readonly V[], { item, figure, holders, titled }: V): boolean =>
  figure.counted === null &&
  !titled &&
  topic.some(
    (other) =>
      other.item === item && other.figure !== figure && other.holders.some((holder) => holders.includes(holder)),
  );

/** The values of one kind gathered with those that surely speak of the same quantity; those that stand alone are left out. */
export const topicsAmong = <V extends Value>(ofKind: readonly V[], wording: Wording): V[][] => {
  const values = firstOf(ofKind);
  const { topics, add } = createTopics<V>(values.length > FEW);
  for (const value of values)
    add(value, (member) => member.item !== value.item && sameQuantity(member, value, wording));
  return topics.map((topic) => topic.filter((value) => !isUnclear(topic, value))).filter(({ length }) => length > 1);
};
