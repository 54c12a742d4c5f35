import { type Carrier, carriesName, carriesNumber, readCarrier } from './specifics/carriers.ts';
import { datesIn, type FoundDate } from './specifics/dates.ts';
import { type Tongue, tongueOf } from './specifics/language.ts';
import { type FoundName, namesIn } from './specifics/names.ts';
import { type FoundNumber, numbersIn } from './specifics/numbers.ts';
import { bareQuotation, type FoundQuotation, quotationsIn, unset } from './specifics/quotations.ts';

/** Something in a sentence that nobody may add to it: it must stand in what the sentence rests on. */
export interface Specific {
  kind: 'number' | 'date' | 'name' | 'quotation';
  /** As the sentence writes it. */
  text: string;
}

/** What a sentence rests on: its passages, values of its figures, and names that may be told in any case. */
export interface Allowed {
  passages: readonly string[];
  figures: readonly (string | number)[];
  names: readonly string[];
}

interface Found {
  tongue: Tongue;
  numbers: FoundNumber[];
  dates: FoundDate[];
  names: FoundName[];
  quotations: FoundQuotation[];
}

interface Span {
  start: number;
  end: number;
}

/** "One of them", "ein Haus": a pronoun or an article more often than a number. */
const PRONOUN = /^(?:one|eins|un|uno)$/iu;

const overlaps = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((other) => start < other.end && other.start < end);

const readSpecifics = (text: string): Found => {
  const tongue = tongueOf(text);
  const dates = datesIn(text);
  const spoken = tongue ?? (/(?![a-z])\p{L}/iu.test(text) ? null : 'en');
  const numbers = tongue === null ? withOtherReadings(numbersIn(text, spoken), text) : numbersIn(text, tongue);
  return {
    tongue,
    dates,
    numbers: numbers.filter((number) => !overlaps(dates, number) && !PRONOUN.test(number.text)),
    names: namesIn(text, tongue, [...dates, ...numbers]),
    quotations: quotationsIn(text),
  };
};

/** Without a language a numeral keeps every way in which it can be read. */
const withOtherReadings = (numbers: readonly FoundNumber[], text: string): FoundNumber[] => {
  const others = new Map(numbersIn(text, null).map((number) => [number.start, number.values]));
  return numbers.map((number) =>
    number.vague ? number : { ...number, values: others.get(number.start) ?? number.values },
  );
};

const listed = ({ numbers, dates, names, quotations }: Found): (Specific & Span)[] =>
  [
    ...numbers.map(({ text, start, end }) => ({ kind: 'number' as const, text, start, end })),
    ...dates.map(({ text, start, end }) => ({ kind: 'date' as const, text, start, end })),
    ...names.map(({ text, start, end }) => ({ kind: 'name' as const, text, start, end })),
    ...quotations.map(({ text, start, end }) => ({ kind: 'quotation' as const, text, start, end })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);

const bare = (found: (Specific & Span)[]): Specific[] => found.map(({ kind, text }) => ({ kind, text }));

/**
 * The specifics of a text in reading order: numbers in figures and words, shares and amounts; days, months and times; names
 * as far as capitals tell them; quotations. Numbers, dates and quotations of English, German, French, Spanish and Arabic.
 */
export const specificsIn = (text: string): Specific[] => bare(listed(readSpecifics(text)));

const isFigure = ({ values, vague }: FoundNumber, figures: readonly (string | number)[]): boolean =>
  !vague &&
  values.some((value) => figures.some((figure) => typeof figure === 'number' && Math.abs(figure - value) < 1e-9));

/**
 * The specifics of a sentence that nothing it rests on carries. Ways of writing do not matter (1,200 = 1.200 = 1200, twelve =
 * 12, capitals, accents, quotation marks), all else does: 12 is not 120, 12 % not 12, another title is another title, and a
 * quotation is verbatim.
 */
export const unsupported = (text: string, { passages, figures, names }: Allowed): Specific[] => {
  const whole = unset(text);
  if (passages.some((passage) => passage === text || unset(passage) === whole)) return [];
  const carriers = [...passages, ...figures.filter((figure) => typeof figure === 'string'), ...names].map(readCarrier);
  const { tongue, numbers, dates, names: named, quotations } = readSpecifics(text);
  const anyCarries = (test: (carrier: Carrier) => boolean): boolean => carriers.some(test);
  // German nouns have capitals: beside a passage in another language they cannot be told from names
  const isOtherwiseCapitalised =
    tongue === 'de' && anyCarries((carrier) => carrier.tongue !== null && carrier.tongue !== 'de');
  const missing: Found = {
    tongue,
    numbers: numbers.filter(
      (each) => !isFigure(each, figures) && !anyCarries((carrier) => carriesNumber(each, carrier)),
    ),
    dates: dates.filter(({ keys }) => !anyCarries((carrier) => keys.some((key) => carrier.dates.has(key)))),
    names: (isOtherwiseCapitalised ? [] : named).filter(
      (each) => !anyCarries((carrier) => carriesName(each, carrier, tongue)),
    ),
    quotations: quotations.filter((each) => !anyCarries((carrier) => carrier.unset.includes(bareQuotation(each.text)))),
  };
  return bare(listed(missing));
};
