import { glued, isNumeral, type Token } from './figure-tokens.ts';

const WORDS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL = new Map<string, number>([
  ...WORDS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ...TENS.flatMap((ten, index) =>
    WORDS.slice(1, 10).map((unit, at) => [`${ten}-${unit}`, 20 + 10 * index + at + 1] as const),
  ),
]);
const SCALES = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['mn', 1e6],
  ['mln', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
  ['bln', 1e9],
  ['trillion', 1e12],
  ['trln', 1e12],
  ['tn', 1e12],
]);
/** Letters that scale only an amount of money: "$3m" is three million, "3m" is three metres. */
const MONEY_SCALES = new Map<string, number>([
  ['m', 1e6],
  ['b', 1e9],
  ['t', 1e12],
  ['k', 1e3],
]);
const THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const PLAIN = /^\d+(\.\d+)?$/;

export interface ReadNumber {
  value: number;
  /** One unit in the last place that the writer gave: 1e8 for "1.2 billion", 1 for "12", 1,000 for "41,000". */
  precision: number;
  /** Index after the last token of the number. */
  next: number;
}

export const isNumberWord = (word: string, ofMoney: boolean): boolean =>
  SMALL.has(word) || SCALES.has(word) || (ofMoney && MONEY_SCALES.has(word));

export const startsNumber = (token: Token | undefined): boolean =>
  token !== undefined && (isNumeral(token) || SMALL.has(token.low));

const lastPlace = (numeral: string): number => {
  const decimals = numeral.split('.')[1]?.length ?? 0;
  if (decimals > 0) return 10 ** -decimals;
  const zeros = /0*$/.exec(numeral.replaceAll(',', ''))?.[0].length ?? 0;
  return 10 ** zeros;
};

/**
 * The number that starts at a token, in figures ("1,200", "1.2 billion", "$3m") or in words ("twenty-one", "two hundred").
 * Undefined where none starts or where it cannot be read in one way only ("1.200,5").
 */
export const readNumber = (tokens: readonly Token[], at: number, ofMoney: boolean): ReadNumber | undefined => {
  const token = tokens[at];
  if (!token) return undefined;
  const inFigures = isNumeral(token);
  if (inFigures && !THOUSANDS.test(token.raw) && !PLAIN.test(token.raw)) return undefined;
  const base = inFigures ? Number(token.raw.replaceAll(',', '')) : SMALL.get(token.low);
  if (base === undefined) return undefined;
  const precision = inFigures ? lastPlace(token.raw) : 1;
  const after = tokens[at + 1];
  const dashed = after?.raw === '-' && glued(token, after) ? tokens[at + 2] : undefined;
  const scaleToken = dashed && SCALES.has(dashed.low) ? dashed : after;
  const scale = SCALES.get(scaleToken?.low ?? '') ?? (ofMoney ? MONEY_SCALES.get(scaleToken?.low ?? '') : undefined);
  if (!scale || !scaleToken) return { value: base, precision, next: at + 1 };
  const next = at + (scaleToken === dashed ? 3 : 2);
  return { value: base * scale, precision: precision * scale, next };
};
