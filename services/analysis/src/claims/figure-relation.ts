import { excludes, fits, sameKind } from '@360/reading/figure-kinds';
import type { Mention } from '@360/reading/figure-mentions';
import { isPeople } from '@360/reading/outcomes';
import { plain, stemOf } from '@360/reading/words';

const HOUR_MS = 60 * 60_000;
/** Figures change as events unfold: values given further apart than this are two states, not a contradiction. */
const SAME_STATE_MS = { outcome: 3 * HOUR_MS, other: 24 * HOUR_MS };
/** Values this far apart are taken for two quantities, not for two opinions on one. */
const MAX_RATIO = { outcome: 3, other: 2 };
/** An age that two reports give differently differs by little; else two people are meant. */
const MAX_YEARS = 2;
/** Small numbers of a kind occur by chance: "three officers" here are not the two officers there. */
const TELLING_VALUE = 5;
/** Words around the numbers that must be shared; each sign that one thing is meant lowers it by one. */
const LEAST_SHARED = { without: 3, age: 2, named: 0, other: 1 };

/** A figure with what its whole item tells of it. */
export interface Figure extends Mention {
  /** Whether the item gives no other value of this kind that could be meant. */
  readonly only: boolean;
}

/** How the values that two sentences give for one quantity stand to each other. */
export type FigureRelation = 'fits' | 'excludes' | 'changed';

const near = (a: Mention, b: Mention): boolean => {
  const [x, y] = [a.quantity.value, b.quantity.value];
  if (a.quantity.unit === 'age') return Math.abs(x - y) <= MAX_YEARS;
  return Math.max(x / y, y / x) < (a.counted?.outcome ? MAX_RATIO.outcome : MAX_RATIO.other);
};

const isPlainest = (a: Figure, b: Figure): boolean => a.salient && a.only && b.salient && b.only;

/** How many telling words two figures share; where both reports put their one figure first, the story's own count half. */
const sharedAround = (a: Figure, b: Figure, rare: (stem: string) => boolean): number => {
  const noun = stemOf(plain(a.counted?.noun ?? ''));
  const shared = [...a.context].filter((stem) => stem !== noun && b.context.has(stem) && !a.names.has(stem));
  if (a.quantity.unit === 'age') return shared.length;
  const telling = shared.filter(rare).length;
  return isPlainest(a, b) ? (telling + shared.length) / 2 : telling;
};

/** A noun of its own says much about what is counted; "people", a currency or a unit says little. */
const leastShared = (a: Figure, b: Figure): number => {
  if (a.counted?.outcome) return 0;
  if (a.quantity.unit === 'age') return LEAST_SHARED.age;
  const named = a.counted !== null && !isPeople(a.counted.noun);
  const telling = a.quantity.unit !== 'count' || Math.min(a.quantity.value, b.quantity.value) >= TELLING_VALUE;
  const signs = Number(named && telling) + Number(a.salient && b.salient) + Number(a.only && b.only);
  return Math.max((named ? LEAST_SHARED.named : LEAST_SHARED.other) + Number(!telling), LEAST_SHARED.without - signs);
};

/**
 * Whether two figures are surely of one quantity, and how their values then stand: they fit as far as rounding, "about"
 * and "at least" reach; they exclude each other; or they do and were given so far apart in time that the event may have
 * moved on. Null where it is not sure that one quantity is meant. `rare` tells stems that most of the story lacks.
 */
export const figureRelation = (a: Figure, b: Figure, rare: (stem: string) => boolean): FigureRelation | null => {
  if (!a.asserted || !b.asserted || !sameKind(a, b) || !near(a, b)) return null;
  if (sharedAround(a, b, rare) < leastShared(a, b)) return null;
  if (fits(a, b)) return 'fits';
  if (!excludes(a, b)) return null;
  const apart = Math.abs(a.publishedAt - b.publishedAt);
  return apart > (a.counted?.outcome ? SAME_STATE_MS.outcome : SAME_STATE_MS.other) ? 'changed' : 'excludes';
};
