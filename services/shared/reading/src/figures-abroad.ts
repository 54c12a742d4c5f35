import { approximatorInEnglish, approximatorsOf } from './approximators-abroad.ts';
import { nounStem } from './counted.ts';
import { tellsOfElsewhere, withWesternDigits } from './outcomes-abroad.ts';
import { boundsOf, type Quantity } from './quantities.ts';
import { type ForeignUnit, foreignUnitIn } from './units-abroad.ts';

/** A share, an amount, a measure, a time or a count of things in a language other than English. */
export interface FigureAbroad {
  /** As of English figures: "%", "money:euro", "metre", "time:second", "count:home". */
  key: string;
  /** What is counted, in English; null for shares, amounts, measures and times. */
  noun: string | null;
  quantity: Quantity;
  /** As written, and where. */
  text: string;
  index: number;
}

/** From two up, as far as each is one word, and words that scale a number. */
const NUMBERS: Record<string, { words: string; scales: Record<string, number> }> = {
  de: {
    words: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    scales: {
      Tausend: 1e3,
      Millionen: 1e6,
      Million: 1e6,
      'Mio\\.': 1e6,
      Milliarden: 1e9,
      Milliarde: 1e9,
      'Mrd\\.': 1e9,
    },
  },
  fr: {
    words: 'deux trois quatre cinq six sept huit neuf dix onze douze',
    scales: { mille: 1e3, millions: 1e6, million: 1e6, milliards: 1e9, milliard: 1e9 },
  },
  es: {
    words: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    scales: { 'mil millones': 1e9, mil: 1e3, millones: 1e6, millón: 1e6 },
  },
  ar: {
    words: 'اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
    scales: { ألف: 1e3, ألفا: 1e3, آلاف: 1e3, مليون: 1e6, ملايين: 1e6, مليار: 1e9, مليارات: 1e9 },
  },
};

const DIGITS = String.raw`\d{1,3}(?:[.٬\s\u00a0\u202f]\d{3})+(?:[,٫]\d+)?|\d+(?:[.,٫]\d+)?`;
const THOUSANDS = /[.٬\s\u00a0\u202f](?=\d{3}(?!\d))/g;

/** "101 zu 99 Stimmen" */
const SECOND_OF_SCORE = /\d (?:zu|gegen|à|contre|a|contra|مقابل) $/u;

interface Reader {
  pattern: RegExp;
  words: ReadonlyMap<string, number>;
  scales: readonly (readonly [RegExp, number])[];
}

const readers = new Map(
  Object.entries(NUMBERS).map(([language, { words, scales }]): [string, Reader] => {
    const numbers = words.split(' ');
    const scale = Object.keys(scales).join('|');
    const about = `(?<about>(?:${approximatorsOf(language)})\\s)?`;
    const number = `(?<number>${DIGITS}|${numbers.join('|')})(?:\\s(?<scale>${scale})(?![\\p{L}\\p{N}]))?`;
    return [
      language,
      {
        pattern: new RegExp(`(?<![\\p{L}\\p{N}.,-])${about}${number}(?![\\p{L}\\p{N}])`, 'giu'),
        words: new Map(numbers.map((word, at) => [word, at + 2])),
        scales: Object.entries(scales).map(([word, factor]) => [new RegExp(`^(?:${word})$`, 'iu'), factor]),
      },
    ];
  }),
);

const DIGIT = /\p{Nd}/u;
const NUMBER_WORDS = new Map(
  Object.entries(NUMBERS).map(([language, { words }]) => [language, new RegExp(words.replaceAll(' ', '|'), 'iu')]),
);

/** Whether a sentence of German, French, Spanish or Arabic has a number, in digits or in a word; false in others. */
export const hasNumberAbroad = (sentence: string, language: string): boolean => {
  const words = NUMBER_WORDS.get(language);
  return words !== undefined && (DIGIT.test(sentence) || words.test(sentence));
};

const numberIn = (number: string, words: ReadonlyMap<string, number>): { value: number; precision: number } => {
  const word = words.get(number.toLowerCase());
  if (word !== undefined) return { value: word, precision: 1 };
  const plain = number.replace(THOUSANDS, '').replace(/[,٫]/, '.');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const zeros = /0*$/.exec(plain)?.[0].length ?? 0;
  return { value: Number(plain), precision: decimals > 0 ? 10 ** -decimals : 10 ** zeros };
};

const keyOf = ({ kind, name }: ForeignUnit): string => (kind === 'count' ? `count:${nounStem(name)}` : name);

const figureAt = (
  match: RegExpExecArray,
  unit: ForeignUnit & { length: number },
  { words, scales }: Reader,
  language: string,
): FigureAbroad | null => {
  const { number = '', scale = '', about = '' } = match.groups ?? {};
  const scaled = (scales.find(([word]) => word.test(scale))?.[1] ?? 1) * unit.factor;
  const read = numberIn(number, words);
  const [value, precision] = [read.value * scaled, read.precision * scaled];
  if (!(value > 0)) return null;
  const name = unit.kind === 'count' ? 'count' : unit.name;
  const { approximator: _, ...bounds } = boundsOf(
    approximatorInEnglish(language, about),
    { value, precision, next: 0 },
    name,
  );
  return {
    key: keyOf(unit),
    noun: unit.kind === 'count' ? unit.name : null,
    quantity: { value, ...bounds, unit: name, from: 0, to: 0, opens: 0 },
    text: match.input.slice(match.index, match.index + match[0].length + unit.length),
    index: match.index,
  };
};

/**
 * The figures of a German, French, Spanish or Arabic sentence whose unit or counted noun is known, in reading order. None
 * where it tells of other times or possibilities, or in another language.
 */
export const figuresAbroad = (sentence: string, language: string): FigureAbroad[] => {
  const reader = readers.get(language);
  if (!reader || tellsOfElsewhere(sentence, language)) return [];
  const text = withWesternDigits(sentence);
  return [...text.matchAll(reader.pattern)].flatMap((match) => {
    if (SECOND_OF_SCORE.test(text.slice(0, match.index))) return [];
    const unit = foreignUnitIn(language, text.slice(match.index + match[0].length));
    return (unit && figureAt(match, unit, reader, language)) ?? [];
  });
};
