import { sameKind } from './figure-relation.ts';
import { namesItself, type Value } from './figure-values.ts';
import type { StoryWords } from './story-words.ts';

/** Values further apart than this are taken for two quantities; where all signs say that one is meant, than that. */
const MAX_RATIO = { usual: 2, surest: 3 };
/** Values so near that they are hardly two quantities, where they are large and exact. */
const CLOSE_RATIO = 1.15;
const LARGE = 1_000;
/** Counts that do not shrink as an event unfolds, as those of people trapped do. */
const GROWING: ReadonlySet<string> = new Set(['killed', 'injured', 'arrested']);
const SHARED_WORDS = 3;
const TELLING_VALUE = 5;

const ratioOf = ({ figure: a }: Value, { figure: b }: Value): number =>
  Math.max(a.quantity.value / b.quantity.value, b.quantity.value / a.quantity.value);

const languageOf = ({ item }: Value): string => item.language?.toLowerCase().split('-')[0] ?? 'en';

/** Both items put it first and give no other of its kind that could be meant. */
export const plainest = (a: Value, b: Value): boolean => a.salient && b.salient && a.only && b.only;

const isClose = (a: Value, b: Value): boolean =>
  ratioOf(a, b) <= CLOSE_RATIO &&
  [a, b].every(({ figure: { quantity } }) => quantity.value >= LARGE && quantity.value % LARGE !== 0);

/** What is known of the words of a whole story. */
export interface Wording extends Pick<StoryWords, 'rare'> {
  /** Never written small: a name tells who speaks or pays, and not what a figure is of. */
  isName(stem: string): boolean;
}

const shared = (a: Value, b: Value): string[] => [...a.context].filter((stem) => b.context.has(stem));

/** Words that both have around the value; where both reports put their one figure first, those of the whole story count half. */
const sharedAround = (a: Value, b: Value, { rare, isName }: Wording): number => {
  const words = shared(a, b).filter((stem) => !isName(stem));
  const telling = words.filter(rare).length;
  return plainest(a, b) ? (telling + words.length) / 2 : telling;
};

/** No words are shared across languages: only what both reports put first, and give no other value of, is compared. */
const sameAbroad = (a: Value, b: Value): boolean =>
  a.salient &&
  b.salient &&
  ((a.sole && b.sole) || (namesItself(a) && a.only && b.only)) &&
  ratioOf(a, b) < MAX_RATIO.surest;

/** Signs, beside words in common, that one quantity is meant. */
const signsOf = (a: Value, b: Value, besides: boolean): number => {
  const named = namesItself(a) && isTelling(a, b);
  return [named, a.salient && b.salient, a.only && b.only, isClose(a, b), besides].filter(Boolean).length;
};

/** Small numbers of a kind occur by chance: "three officers" here are not the two officers there. */
const isTelling = ({ figure: { quantity: a } }: Value, { figure: { quantity: b } }: Value): boolean =>
  a.unit !== 'count' || Math.min(a.value, b.value) >= TELLING_VALUE;

/** Of the amounts and measures of a report only one that stands alone, or in its title, is surely what another's is of. */
const isPlainlyMeant = (a: Value, b: Value): boolean =>
  namesItself(a) || (a.sole && b.sole) || (a.titled && b.titled) || a.figure.quantity.unit === 'count';

const isAmount = ({ key }: Value): boolean => key === '%' || key.startsWith('money:');

/** Shares and ratios lie further apart than amounts do. */
const maxRatio = (a: Value, b: Value, besides: boolean): number => {
  const { unit } = a.figure.quantity;
  const sure = (unit === '%' || unit === 'ratio') && a.sole && b.sole && (plainest(a, b) || unit === 'ratio');
  if (!sure) return MAX_RATIO.usual;
  return besides ? MAX_RATIO.surest + 1 : MAX_RATIO.surest;
};

const sameByWords = (a: Value, b: Value, wording: Wording): boolean => {
  const words = sharedAround(a, b, wording);
  const besides = [...a.beside].some((stem) => b.beside.has(stem) && a.context.has(stem) && !wording.isName(stem));
  if (ratioOf(a, b) >= maxRatio(a, b, besides)) return false;
  if (a.figure.quantity.unit === 'time') return a.sole && b.sole && plainest(a, b) && words >= 1;
  if (!isTelling(a, b)) return words >= SHARED_WORDS;
  if (!isPlainlyMeant(a, b)) return isAmount(a) && words >= SHARED_WORDS;
  const named = namesItself(a) || besides || (isClose(a, b) && shared(a, b).length > 0);
  return words >= Math.max(named ? 0 : 1, SHARED_WORDS - signsOf(a, b, besides));
};

/** Whether two values of two items are surely of one quantity. */
export const sameQuantity = (a: Value, b: Value, wording: Wording): boolean => {
  if (!sameKind(a.figure, b.figure)) return false;
  if (!(a.figure.asserted && b.figure.asserted) && (a.figure.counted?.outcome || !plainest(a, b))) return false;
  if (languageOf(a) !== languageOf(b)) return sameAbroad(a, b);
  const { outcome } = a.figure.counted ?? {};
  if (outcome) return GROWING.has(outcome) && plainest(a, b) && ratioOf(a, b) < MAX_RATIO.surest;
  return sameByWords(a, b, wording);
};
