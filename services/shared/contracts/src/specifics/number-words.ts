import type { Tongue } from './language.ts';

type Dictionary = ReadonlyMap<string, number>;

const counted = (words: string, from = 0, step = 1): [string, number][] =>
  words.split(' ').map((word, at) => [word, from + step * at]);

const EN_UNITS = counted(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const EN_TENS = counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10);
const EN = [
  ...EN_UNITS,
  ...EN_TENS,
  ...EN_TENS.flatMap(([ten, value]) =>
    EN_UNITS.slice(1, 10).map(([unit, more]): [string, number] => [`${ten}-${unit}`, value + more]),
  ),
  ...counted('third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 3),
  ['dozen', 12],
] as [string, number][];

const DE_UNITS = counted(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const DE_TENS = counted('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10);
const DE_BELOW_HUNDRED = [
  ...DE_UNITS,
  ...DE_TENS,
  ...DE_TENS.flatMap(([ten, value]) =>
    DE_UNITS.slice(1, 10).map(([unit, more]): [string, number] => [
      `${unit === 'eins' ? 'ein' : unit}und${ten}`,
      value + more,
    ]),
  ),
] as [string, number][];
const DE = [
  ...DE_BELOW_HUNDRED,
  ...['', 'ein', ...DE_UNITS.slice(2, 10).map(([unit]) => unit)].flatMap((hundreds, at): [string, number][] => [
    [`${hundreds}hundert`, 100 * Math.max(1, at)],
    ...DE_BELOW_HUNDRED.slice(1).map(([word, value]): [string, number] => [
      `${hundreds}hundert${word}`,
      100 * Math.max(1, at) + value,
    ]),
  ]),
  ...DE_BELOW_HUNDRED.slice(2).map(([word, value]): [string, number] => [`${word}tausend`, 1_000 * value]),
  ['dutzend', 12],
] as [string, number][];

const FR_UNITS = counted(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const FR = [
  ...FR_UNITS,
  ...counted('vingt trente quarante cinquante soixante', 20, 10).flatMap(([ten, value]): [string, number][] => [
    [ten, value],
    ...FR_UNITS.slice(1, 10).map(([unit, more]): [string, number] => [
      more === 1 ? `${ten} et un` : `${ten}-${unit}`,
      value + more,
    ]),
  ]),
  ...FR_UNITS.slice(10).map(([unit, more]): [string, number] => [`soixante-${unit}`, 60 + more]),
  ...FR_UNITS.slice(1).map(([unit, more]): [string, number] => [`quatre-vingt-${unit}`, 80 + more]),
  ['quatre-vingts', 80],
  ['douzaine', 12],
] as [string, number][];

const ES_UNITS = counted(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const ES = [
  ...ES_UNITS,
  ...counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10).flatMap(
    ([ten, value]): [string, number][] => [
      [ten, value],
      ...ES_UNITS.slice(1, 10).map(([unit, more]): [string, number] => [`${ten} y ${unit}`, value + more]),
    ],
  ),
  ...counted(
    'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    100,
    100,
  ),
  ['docena', 12],
] as [string, number][];

const AR = [
  ['ثلاثة', 3],
  ['ثلاث', 3],
  ['أربعة', 4],
  ['أربع', 4],
  ['خمسة', 5],
  ['خمس', 5],
  ['ستة', 6],
  ['ست', 6],
  ['سبعة', 7],
  ['سبع', 7],
  ['ثمانية', 8],
  ['ثماني', 8],
  ['تسعة', 9],
  ['تسع', 9],
  ['عشرة', 10],
  ['عشرون', 20],
  ['عشرين', 20],
  ['ثلاثون', 30],
  ['ثلاثين', 30],
  ['أربعين', 40],
  ['خمسين', 50],
  ['مائة', 100],
  ['مئة', 100],
] as [string, number][];

const DICTIONARIES: Record<Exclude<Tongue, null>, Dictionary> = {
  en: new Map(EN),
  de: new Map(DE),
  fr: new Map(FR),
  es: new Map(ES),
  ar: new Map(AR),
};
const ANY: Dictionary = new Map([...ES, ...FR, ...DE, ...AR, ...EN]);

/** Words that make a number larger. "Billion" is a thousand times as much in German, "billón" in Spanish. */
const SCALES: Dictionary = new Map<string, number>([
  ...('hundred cent cents hundert مئة'.split(' ').map((word) => [word, 100]) as [string, number][]),
  ...('thousand tausend mille mil ألف آلاف الف tsd'.split(' ').map((word) => [word, 1e3]) as [string, number][]),
  ...('million millions mn mln mio millionen millones millón مليون ملايين'.split(' ').map((word) => [word, 1e6]) as [
    string,
    number,
  ][]),
  ...('billion billions bn bln mrd milliarde milliarden milliard milliards مليار مليارات'
    .split(' ')
    .map((word) => [word, 1e9]) as [string, number][]),
  ...('trillion trillions tn trln'.split(' ').map((word) => [word, 1e12]) as [string, number][]),
]);
const LONG_SCALES: Partial<Record<Exclude<Tongue, null>, Dictionary>> = {
  de: new Map([
    ['billion', 1e12],
    ['billionen', 1e12],
  ]),
  fr: new Map([
    ['billion', 1e12],
    ['billions', 1e12],
  ]),
  es: new Map([
    ['billón', 1e12],
    ['billones', 1e12],
  ]),
};

/** "hundreds": from twice so many to ten times. */
const VAGUE: Dictionary = new Map<string, number>(
  (
    [
      [12, 'dozens dutzende dizaines douzaines docenas decenas عشرات'],
      [100, 'hundreds hunderte centaines cientos centenares مئات'],
      [1e3, 'thousands tausende milliers miles آلاف'],
      [1e6, 'millions millionen millones ملايين'],
      [1e9, 'billions milliarden milliards مليارات'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [word, value])),
);

/** The value of a number word, of any language where `tongue` is null. Articles and pronouns such as "ein" are none. */
export const valueOfWord = (word: string, tongue: Tongue): number | undefined =>
  (tongue === null ? ANY : DICTIONARIES[tongue]).get(word);

export const scaleOf = (word: string, tongue: Tongue): number | undefined =>
  (tongue && LONG_SCALES[tongue]?.get(word)) || SCALES.get(word);

export const vagueScaleOf = (word: string): number | undefined => VAGUE.get(word);
