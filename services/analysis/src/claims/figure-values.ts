import { isPeople } from '@360/reading/outcomes';
import { contentStems, stemOf, wordsOf } from '@360/reading/words';
import type { EvidenceReport } from '../evidence/evidence.ts';
import type { Figure } from './figure-relation.ts';
import type { Told } from './told-sentences.ts';

/** One value of one kind of figure as one item gives it, with all that the item says of it. */
export interface Value {
  readonly item: EvidenceReport;
  readonly report: number;
  readonly key: string;
  readonly figure: Figure;
  /** Sentences of the item that give it, the first first. */
  readonly holders: readonly Told[];
  /** Stems of those sentences without its own. */
  readonly context: ReadonlySet<string>;
  /** The words next to it: "saves 1.2 billion", "61,000 in shelters". */
  readonly beside: ReadonlySet<string>;
  /** Given in the title. */
  readonly titled: boolean;
  /** Given in the title, the summary or the first two sentences. */
  readonly salient: boolean;
  /** The item gives no other value of this kind at all. */
  readonly sole: boolean;
  /** Beside values far off it is the only one of its kind. */
  readonly only: boolean;
}

/** Values further apart than this are not mistaken for each other. */
const MEANT = 2;
const BESIDE = 3;
/** Percent: all of something, or a growth. */
const WHOLE = 100;
const NUMERAL = /(?<![\p{L}\p{N}.,])\d[\d,.]*\d/u;

interface Held {
  told: Told;
  figure: Figure;
}

/** A number of that value without its unit: "will cost 44 million", elsewhere "44 million crowns". */
const givesBare = (told: Told, { text, counted }: Figure): boolean => {
  const number = NUMERAL.exec(text)?.[0];
  if (!number || counted || !told.segment.text.includes(number)) return false;
  const scale = /\b(?:hundred|thousand|million|billion|trillion)\b/iu.exec(text)?.[0] ?? '';
  const at = told.segment.text.search(
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])${number.replaceAll('.', '\\.')}(?![\\p{N}%]|[.,]\\p{N})${scale ? `\\s+${scale}` : ''}`,
      'iu',
    ),
  );
  return at >= 0;
};

const stemsIn = (text: string): string[] => wordsOf(text).map((word) => stemOf(word));

/** Stems of the sentences but for those of the figure itself: "seven in ten", "2.1 million cards". */
const around = (holders: readonly Told[], same: readonly Held[]): Set<string> => {
  const own = new Set(same.flatMap(({ figure }) => stemsIn(figure.text)));
  return new Set(holders.flatMap(({ read }) => [...read.stems]).filter((stem) => !own.has(stem) && !/\d/.test(stem)));
};

const besideOf = (same: readonly Held[]): Set<string> =>
  new Set(
    same.flatMap(({ told, figure }) => {
      const { text } = told.segment;
      const at = text.indexOf(figure.text);
      if (at < 0) return [];
      const before = wordsOf(text.slice(0, at)).slice(-BESIDE);
      const after = wordsOf(text.slice(at + figure.text.length)).slice(0, BESIDE - 1);
      return [...contentStems([...before, ...after])];
    }),
  );

const valueFrom = (said: readonly Told[], ofKind: readonly Held[], same: readonly Held[]): Value | null => {
  const first = same.find(({ figure }) => figure.asserted) ?? same[0];
  if (!first) return null;
  const { figure, told: teller } = first;
  const giving = new Set(same.map(({ told }) => told));
  const holders = said.filter((told) => giving.has(told) || givesBare(told, figure));
  const others = ofKind.filter((held) => held.figure.quantity.value !== figure.quantity.value);
  return {
    ...{ item: teller.item, report: teller.report, key: figure.key, figure, holders },
    context: around(holders, same),
    beside: besideOf(same),
    titled: holders.some(({ segment }) => segment.part === 'title'),
    salient: holders.some(({ lead }) => lead),
    sole: others.length === 0,
    only: others.every(({ figure: other }) => {
      const [x, y] = [other.quantity.value, figure.quantity.value];
      return Math.max(x / y, y / x) >= MEANT;
    }),
  };
};

/** The values that the sentences of one item give. */
const valuesOfItem = (said: readonly Told[]): Value[] => {
  const held = said
    .flatMap((told) => [...told.read.figures, ...told.read.loose].map((figure) => ({ told, figure })))
    .filter(({ figure }) => figure.key !== '%' || figure.quantity.value < WHOLE);
  return [...Map.groupBy(held, ({ figure }) => figure.key).values()].flatMap((ofKind) =>
    [...Map.groupBy(ofKind, ({ figure }) => figure.quantity.value).values()].flatMap(
      (same) => valueFrom(said, ofKind, same) ?? [],
    ),
  );
};

/** Every value that every item gives, in the order of the sentences given. */
export const valuesOf = (told: readonly Told[]): Value[] =>
  [...Map.groupBy(told, ({ item }) => item).values()].flatMap(valuesOfItem);

/** A noun of its own says much about what is counted; "people", a currency or a unit says little. */
export const namesItself = ({ figure }: Value): boolean =>
  figure.quantity.unit === 'ratio' || (figure.counted !== null && !isPeople(figure.counted.noun));
