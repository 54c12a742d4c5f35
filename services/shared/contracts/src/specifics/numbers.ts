import type { Tongue } from './language.ts';
import { scaleOf, vagueScaleOf, valueOfWord } from './number-words.ts';
import { valuesOf } from './numerals.ts';

/** A number as a text gives it. `values` are the ways it can be read, more than one where the text does not tell which. */
export interface FoundNumber {
  text: string;
  start: number;
  end: number;
  values: number[];
  unit: '%' | 'money' | null;
  /** The currency of an amount. */
  currency: string | null;
  /** "hundreds": `values` is the scale, any number of that size carries it. */
  vague: boolean;
}

const CURRENCIES: [code: string, words: RegExp][] = [
  ['dollar', /\$|\bUSD\b|\bdollars?\b|\bdólar(?:es)?\b|دولار/iu],
  ['euro', /€|\bEUR\b|\beuros?\b|يورو/iu],
  ['pound', /£|\bGBP\b|\bpounds?\b|\bpfund\b|\blivres?\b|\blibras?\b|جنيه/iu],
  ['yen', /¥|\bJPY\b|\byens?\b|円/iu],
  ['rupee', /₹|\bINR\b|\brupees?\b/iu],
  ['yuan', /\bCNY\b|\bRMB\b|\byuan\b/iu],
  ['crown', /\b(?:crowns?|kron(?:a|e|or|er|en))\b/iu],
  ['franc', /\bCHF\b|\bfran(?:cs?|ken)\b/iu],
];
/** Digits of any script, with the marks that part thousands and decimals. */
const NUMERAL = /\p{Nd}+(?:(?:[.,٫٬'’]|[\u00a0\u202f\u2009 ](?=\p{Nd}{3}(?!\p{Nd})))\p{Nd}+)*/gu;
const WORD = /\p{L}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]+)*/gu;
const PERCENT =
  /^\s?(?:%|٪|per ?cent\b|pc\b|percentage points?\b|prozent|pour cent|por ciento|(?:في|ب)\s?(?:المئة|المائة)|بالمئة|بالمائة)/iu;
const RANGE = /^\s?(?:-|–|—|to|and|bis|und|à|et|a|y|إلى)\s?(?=\p{Nd})/iu;
const ORDINAL = /^(?:st|nd|rd|th|º|ª|er|ère|e|ème)(?![\p{L}\p{N}])/u;
const UNIT =
  /^(?:am|pm|km|m|cm|mm|kg|g|mg|l|ml|h|s|ms|k|bn|mn|mln|tn|mph|kph|kmh|mw|gw|kw|gwh|mwh|kwh|ft|in|lb|lbs|ha|t|c|f|hz|mb|gb|tb|jährig\p{L}*|er|x)(?![\p{L}\p{N}])/iu;
const GLUED_SCALES = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
  ['tn', 1e12],
  ['t', 1e12],
]);
/** "A hundred": they are numbers without one before them. */
const BARE_SCALE = /^(?:hundred|thousand|million|billion|trillion|hundert|tausend|millón|مليون|مليار)$/;
/** Joins of a number in words: "two hundred and five". */
const AND = /^\s(?:and|et|y|und)\s/iu;

const currencyIn = (text: string): string | null => CURRENCIES.find(([, words]) => words.test(text))?.[0] ?? null;

/** The currencies a text mentions anywhere. */
export const currenciesIn = (text: string): ReadonlySet<string> =>
  new Set(CURRENCIES.filter(([, words]) => words.test(text)).map(([code]) => code));

const wordAfter = (text: string, at: number): { word: string; end: number } | undefined => {
  const found = /^[\s\u00a0-]?(\p{L}[\p{L}\p{M}]*)/u.exec(text.slice(at, at + 40));
  return found?.[1] ? { word: found[1].toLowerCase(), end: at + found[0].length } : undefined;
};

/** The factor of the words behind a number: 1e9 for "mil millones", and where they end. */
const scaleAfter = (text: string, at: number, tongue: Tongue): { factor: number; end: number } => {
  let factor = 1;
  let end = at;
  for (let next = wordAfter(text, end); next; next = wordAfter(text, end)) {
    const scale = scaleOf(next.word, tongue);
    const isPercent = PERCENT.test(text.slice(end));
    if (!scale || isPercent) break;
    factor *= scale;
    end = next.end;
  }
  return { factor, end };
};

const unitOf = (text: string, start: number, end: number): Pick<FoundNumber, 'unit' | 'currency'> => {
  if (PERCENT.test(text.slice(end, end + 24))) return { unit: '%', currency: null };
  const before = /(?:[$€£¥₹]|\b(?:USD|EUR|GBP|JPY|CHF|CNY|US\$))\s?$/u.exec(text.slice(Math.max(0, start - 6), start));
  const after = /^\s?(?:[$€£¥₹]|\p{L}+(?:\s\p{L}+)?)/u.exec(text.slice(end, end + 30));
  const currency = currencyIn(before?.[0] ?? '') ?? currencyIn((after?.[0] ?? '').split(/\s(?=\p{L}+$)/u)[0] ?? '');
  return { unit: currency ? 'money' : null, currency };
};

const numeralAt = (text: string, numeral: string, start: number, tongue: Tongue): FoundNumber | undefined => {
  let end = start + numeral.length;
  const before = text.slice(Math.max(0, start - 2), start);
  if (/\p{L}-?$/u.test(before) && !/(?:US|A|C|HK)$/u.test(before)) return undefined;
  const glued = /^\p{L}+/u.exec(text.slice(end, end + 12))?.[0] ?? '';
  if (
    glued &&
    !ORDINAL.test(text.slice(end, end + 6)) &&
    !UNIT.test(text.slice(end, end + 14)) &&
    !/^\p{Lo}/u.test(glued)
  )
    return undefined;
  const letter = GLUED_SCALES.get(glued.toLowerCase());
  const isMoney = /[$€£¥₹]\s?$/u.test(before);
  const isScaled = letter !== undefined && (isMoney || /^(?:bn|mn|tn)$/i.test(glued));
  const scale = isScaled ? { factor: letter, end: end + glued.length } : scaleAfter(text, end, tongue);
  end = scale.end;
  const values = valuesOf(numeral, tongue).map((value) => value * scale.factor);
  return { text: text.slice(start, end), start, end, values, ...unitOf(text, start, end), vague: false };
};

interface WordNumber {
  value: number;
  end: number;
}

/** The number in words that starts with a word: "two hundred and five thousand". */
const wordNumberAt = (text: string, start: number, first: string, tongue: Tongue): WordNumber | undefined => {
  let open = valueOfWord(first, tongue);
  if (open === undefined) return undefined;
  let total = 0;
  let end = start + first.length;
  for (;;) {
    const joined = AND.exec(text.slice(end, end + 6));
    const next = wordAfter(text, end);
    const scale = next && scaleOf(next.word, tongue);
    if (next && scale && !PERCENT.test(text.slice(end, end + 12))) {
      if (scale === 100) open *= 100;
      else {
        total += open * scale;
        open = 0;
      }
      end = next.end;
      continue;
    }
    const from = joined ? end + joined[0].length : end + 1;
    const more = /^\p{L}[\p{L}\p{M}]*(?:-\p{L}+)*/u.exec(text.slice(from, from + 40))?.[0].toLowerCase();
    const value = more === undefined ? undefined : valueOfWord(more, tongue);
    const room = open === 0 ? 1_000 : open % 100 === 0 ? 100 : open >= 20 && open % 10 === 0 ? 10 : 0;
    if (more === undefined || value === undefined || value === 0 || value >= room || (total === 0 && open < 20)) break;
    open += value;
    end = from + more.length;
  }
  return { value: total + open, end };
};

const wordAt = (text: string, word: string, start: number, tongue: Tongue): FoundNumber | undefined => {
  const low = word.toLowerCase();
  const found = wordNumberAt(text, start, low, tongue);
  if (found) {
    const { value, end } = found;
    return { text: text.slice(start, end), start, end, values: [value], ...unitOf(text, start, end), vague: false };
  }
  const vague = vagueScaleOf(low);
  const scale = vague ?? (BARE_SCALE.test(low) ? scaleOf(low, tongue) : undefined);
  if (scale === undefined) return undefined;
  const end = start + word.length;
  return { text: word, start, end, values: [scale], ...unitOf(text, start, end), vague: vague !== undefined };
};

/** "10 to 12 percent": the first number has the unit of the second. */
const withRanges = (text: string, found: FoundNumber[]): FoundNumber[] =>
  found.map((number, at) => {
    const next = found[at + 1];
    const isRange = next?.unit && !number.unit && RANGE.test(text.slice(number.end, next.start + 1));
    return isRange ? { ...number, unit: next.unit, currency: next.currency } : number;
  });

/**
 * The numbers of a text in reading order: digits of any script, number words of the language (of five languages where it
 * is null), shares, amounts of money. What is glued to letters ("G7", "F-16") is a name and none. "One" and articles are
 * found, ordinals from "third" on too.
 */
export const numbersIn = (text: string, tongue: Tongue): FoundNumber[] => {
  const found: FoundNumber[] = [];
  const starts = [
    ...[...text.matchAll(NUMERAL)].map((match) => ({ match, isWord: false })),
    ...[...text.matchAll(WORD)].map((match) => ({ match, isWord: true })),
  ].sort((a, b) => a.match.index - b.match.index);
  let at = 0;
  for (const { match, isWord } of starts) {
    if (match.index < at) continue;
    const number = (isWord ? wordAt : numeralAt)(text, match[0], match.index, tongue);
    if (!number) continue;
    found.push(number);
    at = number.end;
  }
  return withRanges(text, found);
};
