import { carriedBy, datesIn } from './dates.ts';
import { type Tongue, tongueOf } from './language.ts';
import { acronymOf, type FoundName, isConnecting, isTitle, nameKey, namesIn, nameWordsIn } from './names.ts';
import { currenciesIn, type FoundNumber, numbersIn } from './numbers.ts';
import { unset } from './quotations.ts';

/** A text that may carry specifics, read once. */
export interface Carrier {
  tongue: Tongue;
  numbers: FoundNumber[];
  currencies: ReadonlySet<string>;
  dates: ReadonlySet<string>;
  /** Its words as names are compared, titles and connecting words left out, each between spaces. */
  sequence: string;
  words: ReadonlySet<string>;
  /** Those that are written small somewhere: common words, not only names. */
  small: ReadonlySet<string>;
  runs: string[][];
  acronyms: ReadonlySet<string>;
  unset: string;
}

/** Equal up to what counting in binary loses. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
/** "Hundreds" are from two hundred on and below so many times more. */
const VAGUE_FROM = 2;
const VAGUE_TO = 20;
const ENDING: Partial<Record<Exclude<Tongue, null>, RegExp>> = { de: /(?:es|en|er|em|e|n|s)$/u };
const PLURAL = /s$/u;

/** A word without the ending that another case or number gives it. */
const stemIn = (tongue: Tongue, word: string): string =>
  word.length < 4 ? word : word.replace((tongue && ENDING[tongue]) || PLURAL, '');

const withStems = (words: readonly string[]): string[] =>
  words.flatMap((word) => [word, stemIn(null, word), stemIn('de', word)]);

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0]?.toUpperCase() ?? '').join('');

/** Reads a passage, or the name of an outlet. */
export const readCarrier = (text: string): Carrier => {
  const tongue = tongueOf(text);
  const words = nameWordsIn(text);
  const keys = words.map(({ raw }) => nameKey(raw));
  const runs = namesIn(text, tongue === 'de' ? null : tongue).map((name) => name.words);
  return {
    tongue,
    numbers: numbersIn(text, tongue),
    currencies: currenciesIn(text),
    dates: new Set(datesIn(text).flatMap(({ keys: found }) => carriedBy(found))),
    sequence: ` ${keys.filter((key) => key.length > 1 && !isTitle(key) && !isConnecting(key)).join(' ')} `,
    words: new Set(withStems(keys)),
    small: new Set(words.filter(({ raw }) => /^\p{Ll}/u.test(raw)).map(({ raw }) => nameKey(raw))),
    runs,
    acronyms: new Set([
      ...words.flatMap(({ raw }) => acronymOf(raw) ?? []),
      ...runs.filter(({ length }) => length > 1).map(initialsOf),
    ]),
    unset: unset(text),
  };
};

const sameValue = (wanted: FoundNumber, found: FoundNumber): boolean => {
  if (wanted.vague || found.vague) {
    if (wanted.vague && found.vague) return wanted.values[0] === found.values[0];
    if (found.vague) return false;
    const [scale = 0] = wanted.values;
    return found.values.some((value) => value >= VAGUE_FROM * scale && value < VAGUE_TO * scale);
  }
  return wanted.values.some((value) => found.values.some((other) => isNear(value, other)));
};

/** A share is carried by a share only, and an amount where its currency is named; a bare number by any but a share. */
export const carriesNumber = (wanted: FoundNumber, { numbers, currencies }: Carrier): boolean =>
  numbers.some(
    (found) =>
      sameValue(wanted, found) &&
      (wanted.unit === '%') === (found.unit === '%') &&
      (wanted.currency === null ||
        wanted.currency === found.currency ||
        (!found.currency && currencies.has(wanted.currency))),
  );

/** Whether one text holds all of a name: side by side, or in one longer name; words it also writes small may stand anywhere. */
export const carriesName = ({ words, titles, acronym }: FoundName, carrier: Carrier, tongue: Tongue): boolean => {
  if (acronym) return carrier.acronyms.has(acronym) || (acronym.length > 3 && carrier.words.has(acronym.toLowerCase()));
  if (!titles.every((title) => carrier.words.has(title) || carrier.words.has(stemIn(tongue, title)))) return false;
  const own = words.filter((word) => !carrier.small.has(word));
  if (own.length <= 1) return own.every((word) => carrier.words.has(word) || carrier.words.has(stemIn(tongue, word)));
  return carrier.sequence.includes(` ${own.join(' ')} `) || carrier.runs.some((run) => isWithin(own, run));
};

const isWithin = (words: readonly string[], run: readonly string[]): boolean => {
  let at = 0;
  for (const word of run) if (word === words[at]) at++;
  return at === words.length;
};
