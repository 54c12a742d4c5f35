import { fits, ratioOf, sameKind } from './figure-kinds.ts';
import { namesItself, type Value } from './figure-values.ts';

/** Values further apart than this are taken for two quantities; where all signs say that one is meant, than that. */
const MAX_RATIO = { usual: 2, surest: 3 };
/** No sign at all makes one quantity of values further apart. */
const FARTHEST = 4;
/** Values so near that they are hardly two quantities, where they are large and exact. */
const CLOSE_RATIO = 1.15;
const LARGE = 1_000;
/** Counts that do not shrink as an event unfolds, as those of people trapped do. */
const GROWING: ReadonlySet<string> = new Set(['killed', 'injured', 'arrested']);
const SHARED_WORDS = 3;
const TELLING_VALUE = 5;

/** What is known of the words of a whole story. */
export interface Wording {
  /** Whether a stem tells one matter of the story from another: false for what most reports say first. */
  rare(stem: string): boolean;
  /** Never written small: a name tells who speaks or pays, and not what a figure is of. */
  isName(stem: string): boolean;
}

const languageOf = ({ item }: Value): string => item.language?.toLowerCase().split('-')[0] ?? 'en';

/** Both items put it first and give no other of its kind that could be meant. */
export const plainest = (a: Value, b: Value): boolean => a.salient && b.salient && a.only && b.only;

const isClose = (a: Value, b: Value): boolean =>
  ratioOf(a.figure, b.figure) <= CLOSE_RATIO &&
  [a, b].every(({ figure: { quantity } }) => quantity.value >= LARGE && quantity.value % LARGE !== 0);

/** How many words both have around the value: all, those that are no names, and of these the telling ones. */
const sharedWords = (a: Value, b: Value, { rare, isName }: Wording) => {
  const [one, other] = [a.context(), b.context()];
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  const counts = { all: 0, words: 0, telling: 0 };
  for (const stem of short) {
    if (!long.has(stem)) continue;
    counts.all++;
    if (isName(stem)) continue;
    counts.words++;
    if (rare(stem)) counts.telling++;
  }
  return counts;
};

/** No words are shared across languages: only what both reports put first, and give no other value of, is compared. */
const sameAbroad = (a: Value, b: Value): boolean =>
  a.salient &&
  b.salient &&
  ((a.sole && b.sole) || (namesItself(a) && a.only && b.only)) &&
  ratioOf(a.figure, b.figure) < MAX_RATIO.surest;

/** Signs, beside words in common, that one quantity is meant. */
const signsOf = (a: Value, b: Value, besides: boolean): number => {
  const named = namesItself(a) && isTelling(a, b);
  return [named, a.salient && b.salient, a.only && b.only, isClose(a, b), besides].filter(Boolean).length;
};

/** Small numbers of a kind occur by chance: "three officers" here are not the two officers there. */
const isTelling = ({ figure: { quantity: a } }: Value, { figure: { quantity: b } }: Value): boolean =>
  a.unit !== 'count' || Math.min(a.value, b.value) >= TELLING_VALUE;

/** Of the amounts and measures of a report only one that stands alone, or in its title, is surely what another's is of. */
const isPlainlyMeant = (a: Value, b: Value, besides: boolean): boolean =>
  namesItself(a) ||
  (a.sole && b.sole) ||
  (a.titled && b.titled) ||
  (besides && plainest(a, b) && (a.sole || b.sole)) ||
  a.figure.quantity.unit === 'count';

const isAmount = ({ key }: Value): boolean => key === '%' || key.startsWith('money:');

/** Shares and ratios lie further apart than amounts do. */
const maxRatio = (a: Value, b: Value, besides: boolean): number => {
  const { unit } = a.figure.quantity;
  const sure = (unit === '%' || unit === 'ratio') && a.sole && b.sole && (plainest(a, b) || unit === 'ratio');
  if (!sure) return MAX_RATIO.usual;
  return besides ? FARTHEST : MAX_RATIO.surest;
};

const digitsOf = (value: number): string =>
  value
    .toPrecision(12)
    .replace(/e.*$|\./g, '')
    .replace(/^0+|0+$/g, '');

/** "4.1 nanograms" and "0.41": one report set the decimal mark wrong. */
const isSlip = (a: Value, b: Value): boolean =>
  namesItself(a) &&
  a.sole &&
  b.sole &&
  ratioOf(a.figure, b.figure) > MAX_RATIO.surest &&
  digitsOf(a.figure.quantity.value).length > 1 &&
  digitsOf(a.figure.quantity.value) === digitsOf(b.figure.quantity.value);

/** Where a report says that others give another value, a word in common tells whose. */
const isDisputed = (a: Value, b: Value, words: number): boolean =>
  (a.declared || b.declared) &&
  ((a.salient && b.salient) || (a.only && b.only)) &&
  ratioOf(a.figure, b.figure) < MAX_RATIO.usual &&
  isTelling(a, b) &&
  words > 0;

/** Where both reports put their one figure first, the words of the whole story count half, and names with any of them. */
const atTheFirst = ({ all, words, telling }: ReturnType<typeof sharedWords>): number =>
  words === 0 ? 0 : (telling + all) / 2;

const sharesBeside = (a: Value, b: Value, { isName }: Wording): boolean => {
  const beside = b.beside();
  return [...a.beside()].some((stem) => beside.has(stem) && a.context().has(stem) && !isName(stem));
};

const sameByWords = (a: Value, b: Value, wording: Wording): boolean => {
  if (ratioOf(a.figure, b.figure) > FARTHEST && !isSlip(a, b)) return false;
  const shared = sharedWords(a, b, wording);
  if (isDisputed(a, b, shared.words)) return true;
  const words = plainest(a, b) ? atTheFirst(shared) : shared.telling;
  if (isSlip(a, b)) return words >= 1;
  const besides = sharesBeside(a, b, wording);
  if (ratioOf(a.figure, b.figure) >= maxRatio(a, b, besides)) return false;
  if (a.figure.quantity.unit === 'time') return a.sole && b.sole && plainest(a, b) && words >= 1;
  if (!isTelling(a, b)) return words >= SHARED_WORDS;
  if (!isPlainlyMeant(a, b, besides)) return isAmount(a) && words >= SHARED_WORDS;
  const named = namesItself(a) || besides || (isClose(a, b) && shared.all > 0);
  return words >= Math.max(named ? 0 : 1, SHARED_WORDS - signsOf(a, b, besides));
};

const outcomeRatio = (a: Value, b: Value): number => {
  if (plainest(a, b)) return MAX_RATIO.surest;
  return a.sole && b.sole ? MAX_RATIO.usual : 1;
};

/** What happened to how many: their words say what is counted, and only some counts cannot have shrunk meanwhile. */
const sameOutcome = (a: Value, b: Value, outcome: string): boolean =>
  (a.figure.asserted && b.figure.asserted && fits(a.figure, b.figure)) ||
  (GROWING.has(outcome) && ratioOf(a.figure, b.figure) < outcomeRatio(a, b));

/** Whether two values of two items are surely of one quantity. */
export const sameQuantity = (a: Value, b: Value, wording: Wording): boolean => {
  if (!sameKind(a.figure, b.figure)) return false;
  const { outcome } = a.figure.counted ?? {};
  if (!(a.figure.asserted && b.figure.asserted) && (outcome || !plainest(a, b))) return false;
  if (languageOf(a) !== languageOf(b)) return sameAbroad(a, b);
  return outcome ? sameOutcome(a, b, outcome) : sameByWords(a, b, wording);
};
