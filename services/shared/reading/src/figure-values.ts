import { declaresOtherValue } from './disagreement.ts';
import { ratioOf } from './figure-kinds.ts';
import type { Mention } from './figure-mentions.ts';
import { lazily } from './lazily.ts';
import { isPeople } from './outcomes.ts';
import { contentStems, stemOf, wordsOf } from './words.ts';

/** One item as far as its figures are compared. */
export interface FigureItem {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
  /** BCP 47; English where it is not known. */
  readonly language: string | null;
}

/** One of its sentences, with all figures it gives. */
export interface FigureSentence {
  readonly text: string;
  readonly titled: boolean;
  /** Stands in the title, the summary or the first two sentences of the body. */
  readonly lead: boolean;
  /** Of its words, read when they are first asked for. */
  stems(): ReadonlySet<string>;
  readonly figures: readonly Mention[];
}

/** One value of one kind of figure as one item gives it, with all that the item says of it. */
export interface Value<Sentence extends FigureSentence = FigureSentence> {
  readonly item: FigureItem;
  readonly key: string;
  readonly figure: Mention;
  /** Sentences of the item that give it, the first first. */
  readonly holders: readonly Sentence[];
  /** Stems of those sentences without its own. */
  context(): ReadonlySet<string>;
  /** The words next to it: "saves 1.2 billion", "61,000 in shelters". */
  beside(): ReadonlySet<string>;
  /** Given in the title. */
  readonly titled: boolean;
  /** Given in the title, the summary or the first two sentences. */
  readonly salient: boolean;
  /** The item gives no other value of this kind at all, but for one that it replaces. */
  readonly sole: boolean;
  /** Beside values far off it is the only one of its kind. */
  readonly only: boolean;
  /** The item says that others give another value. */
  readonly declared: boolean;
}

/** Values further apart than this are not mistaken for each other. */
const MEANT = 2;
const BESIDE = 3;
/** Percent: all of something, or a growth. */
const WHOLE = 100;
/** A smaller number without its noun may be of anything. */
const TELLING_COUNT = 100;
/** How far a value reaches that is set against those of others, whatever "about" is written before it. */
const OWN_ROUNDING = 0.05;
const NUMERAL = /(?<![\p{L}\p{N}.,])\d[\d,.]*\d/u;
const DIGIT = /\d/;
const SCALE = /\b(?:hundred|thousand|million|billion|trillion)\b/iu;
/** Nothing that is counted follows: "Railway counts 290 on train". */
const UNNAMED = String.raw`(?=["”')]*(?:[,.;:?!]|$|\s(?:on|in|at|of|by|as|and|or|but|for|from|aboard|after|before|when)\b))`;

interface Held<Sentence> {
  sentence: Sentence;
  figure: Mention;
}

/** Finds a number of that value without its unit: "will cost 44 million", elsewhere "44 million crowns". */
const bareNumber = ({ text, counted, quantity }: Mention): ((sentence: string) => boolean) | null => {
  const number = NUMERAL.exec(text)?.[0];
  if (!number || counted?.outcome || (counted && quantity.value < TELLING_COUNT)) return null;
  const scale = SCALE.exec(text)?.[0];
  let pattern: RegExp | undefined;
  return (sentence) => {
    if (!sentence.includes(number)) return false;
    pattern ??= new RegExp(
      `(?<![\\p{L}\\p{N}.,])${number.replaceAll('.', '\\.')}(?![\\p{N}%]|[.,]\\p{N})${scale ? `\\s+${scale}` : ''}${counted ? UNNAMED : ''}`,
      'iu',
    );
    return pattern.test(sentence);
  };
};

const giving = <Sentence extends FigureSentence>(said: readonly Sentence[], same: readonly Held<Sentence>[]) => {
  const own = new Set(same.map(({ sentence }) => sentence));
  const bare = same[0] ? bareNumber(same[0].figure) : null;
  return said.filter((sentence) => own.has(sentence) || bare?.(sentence.text));
};

const stemsIn = (text: string): string[] => wordsOf(text).map((word) => stemOf(word));

/** Stems of the sentences but for those of the figure itself: "seven in ten", "2.1 million cards". */
const around = <Sentence extends FigureSentence>(
  holders: readonly Sentence[],
  same: readonly Held<Sentence>[],
): Set<string> => {
  const own = new Set(same.flatMap(({ figure }) => stemsIn(figure.text)));
  const stems = new Set<string>();
  for (const holder of holders)
    for (const stem of holder.stems()) if (!own.has(stem) && !DIGIT.test(stem)) stems.add(stem);
  return stems;
};

const besideOf = <Sentence extends FigureSentence>(same: readonly Held<Sentence>[]): Set<string> =>
  new Set(
    same.flatMap(({ sentence: { text }, figure }) => {
      const at = text.indexOf(figure.text);
      if (at < 0) return [];
      const before = wordsOf(text.slice(0, at)).slice(-BESIDE);
      const after = wordsOf(text.slice(at + figure.text.length)).slice(0, BESIDE - 1);
      return [...contentStems([...before, ...after])];
    }),
  );

/** A value that is set against those of others reaches no further than its own rounding. */
const setApart = (figure: Mention): Mention => {
  const { value, low, high, least, most } = figure.quantity;
  const slack = OWN_ROUNDING * value;
  const own = { low: Math.max(low, value - slack), high: Math.min(high, value + slack) };
  return {
    ...figure,
    quantity: { ...figure.quantity, ...own, least: Math.max(least, own.low), most: Math.min(most, own.high) },
  };
};

/** "now says 470,000, having first counted 410,000": what is past in its own sentence is no rival. */
const replaces = <Sentence extends FigureSentence>(same: readonly Held<Sentence>[], rival: Sentence): boolean =>
  same.some(({ figure, sentence }) => figure.asserted && sentence === rival);

const valueFrom = <Sentence extends FigureSentence>(
  item: FigureItem,
  said: readonly Sentence[],
  ofKind: readonly Held<Sentence>[],
  same: readonly Held<Sentence>[],
): Value<Sentence> | null => {
  const first = same.find(({ figure }) => figure.asserted) ?? same[0];
  if (!first) return null;
  const holders = giving(said, same);
  const declared = first.figure.asserted && holders.some(({ text }) => declaresOtherValue(text, item.language));
  const rivals = ofKind.filter(
    ({ figure, sentence }) =>
      figure.quantity.value !== first.figure.quantity.value && (figure.asserted || !replaces(same, sentence)),
  );
  return {
    ...{ item, key: first.figure.key, figure: declared ? setApart(first.figure) : first.figure, holders, declared },
    context: lazily(() => around(holders, same)),
    beside: lazily(() => besideOf(same)),
    titled: holders.some(({ titled }) => titled),
    salient: holders.some(({ lead }) => lead),
    sole: rivals.length === 0,
    only: rivals.every(({ figure }) => ratioOf(figure, first.figure) >= MEANT),
  };
};

/** Every value that the sentences of one item give, in reading order by kind. */
export const valuesOf = <Sentence extends FigureSentence>(
  item: FigureItem,
  said: readonly Sentence[],
): Value<Sentence>[] => {
  const held = said
    .flatMap((sentence) => sentence.figures.map((figure) => ({ sentence, figure })))
    .filter(({ figure }) => figure.key !== '%' || figure.quantity.value < WHOLE);
  return [...Map.groupBy(held, ({ figure }) => figure.key).values()].flatMap((ofKind) =>
    [...Map.groupBy(ofKind, ({ figure }) => figure.quantity.value).values()].flatMap(
      (same) => valueFrom(item, said, ofKind, same) ?? [],
    ),
  );
};

/** A noun of its own says much about what is counted; "people", a currency or a unit says little. */
export const namesItself = ({ figure }: Value): boolean =>
  figure.quantity.unit === 'ratio' || (figure.counted !== null && !isPeople(figure.counted.noun));
