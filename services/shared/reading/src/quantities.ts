import { glued, isNumeral, isWord, type Token } from './figure-tokens.ts';
import { type ReadNumber, readNumber, startsNumber } from './number-reading.ts';
import { codeOfCurrency, SYMBOL_CURRENCIES, unitOf } from './units.ts';

/** A number in a sentence with what it measures. */
export interface Quantity {
  value: number;
  /** The values that confirm it. */
  low: number;
  high: number;
  /** The values that do not contradict it: "at least 12" excludes 11 and nothing above. */
  least: number;
  most: number;
  /** `count`, `%`, `money:<currency>` or a base unit. */
  unit: string;
  /** Tokens of number, currency and unit: from included, to excluded. */
  from: number;
  to: number;
  /** Where the approximating words before it begin, else `from`. */
  opens: number;
}

const MONTHS =
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(\.|uary|ruary|ch|il|e|y|ust|tember|ober|ember)?$/;
const APPROXIMATE = /\b(about|around|roughly|approximately|some|circa|an estimated|estimated|or so)$/;
const NEARLY = /\b(nearly|almost|close to|just under)$/;
const AT_LEAST = /\b(over|more than|at least|a least|no fewer than|no less than|exceeding|upwards of|above|just over)$/;
const AT_MOST = /\b(up to|as many as|as much as|fewer than|less than|under|below|at most|no more than)$/;
/** How far "about" reaches, and how far a rounded number may lie from the exact one. */
const ABOUT = 0.15;
const ROUNDING = 0.05;
/** A large number of one digit and zeros is a round figure: "$1 trillion" may stand for 1.2. */
const ROUND_FIGURE = 0.2;
const OPEN_SUPPORT = 1.5;
const EXACT_COUNT = 100;

type Bounds = Pick<Quantity, 'low' | 'high' | 'least' | 'most'>;

const statedBounds = ({ value, precision }: ReadNumber, unit: string): Bounds => {
  const exact = unit === 'count' && value < EXACT_COUNT;
  const share = value >= EXACT_COUNT && value < 10 * precision ? ROUND_FIGURE : ROUNDING;
  const slack = exact || (unit === 'count' && precision === 1) ? 0 : Math.min(precision / 2, share * value);
  return { low: value - slack, high: value + slack, least: value - slack, most: value + slack };
};

/** What a number of that unit confirms and excludes, by the words before it. */
export const boundsOf = (before: string, number: ReadNumber, unit: string): Bounds & { approximator: string } => {
  const { value } = number;
  const [low, high] = [value * (1 - ABOUT), value * (1 + ABOUT)];
  const about = APPROXIMATE.exec(before)?.[0];
  if (about) return { low, high, least: low, most: high, approximator: about };
  const nearly = NEARLY.exec(before)?.[0];
  if (nearly) return { low, high: value, least: low, most: value, approximator: nearly };
  const over = AT_LEAST.exec(before)?.[0];
  if (over) return { low: value, high: value * OPEN_SUPPORT, least: value, most: Infinity, approximator: over };
  const under = AT_MOST.exec(before)?.[0];
  if (under) return { low: value / OPEN_SUPPORT, high: value, least: 0, most: value, approximator: under };
  return { ...statedBounds(number, unit), approximator: '' };
};

/** Names, dates, clock times, scores, ordinals and ages, which are no quantities. */
const isLabel = (tokens: readonly Token[], from: number, next: number): boolean => {
  const [before, after, first] = [tokens[from - 1], tokens[next], tokens[from]];
  if (!first || (glued(before, first) && !/^[("“‘'[—–$€£¥]$/.test(before?.raw ?? ''))) return true;
  const last = tokens[next - 1];
  if (glued(last, after) && (/^[:/'’]$/.test(after?.raw ?? '') || isWord(after))) return true;
  if (glued(last, after) && /^[-–]$/.test(after?.raw ?? '') && glued(after, tokens[next + 1])) return true;
  if (MONTHS.test(before?.low ?? '') || MONTHS.test(after?.low ?? '')) return true;
  if (before?.raw === '.' && MONTHS.test(tokens[from - 2]?.low ?? '')) return true;
  if (
    /^(aged?|no|number|chapter|article|section|flight|route|page|type|version|phase|level|top|at)$/.test(
      before?.low ?? '',
    )
  )
    return before?.low !== 'at' || /^(am|pm|a|p|o'clock)$/.test(after?.low ?? '');
  if (/^(am|pm|a\.m|p\.m|o'clock)$/.test(after?.low ?? '')) return true;
  return before?.raw === ',' && after !== undefined && /^[,.)]$/.test(after.raw);
};

const isYear = (tokens: readonly Token[], at: number): boolean => /^(1[89]|20)\d\d$/.test(tokens[at]?.raw ?? '');

const quantityAt = (tokens: readonly Token[], at: number): Quantity | undefined => {
  const symbol = SYMBOL_CURRENCIES.get(tokens[at - 1]?.raw ?? '');
  const number = readNumber(tokens, at, symbol !== undefined);
  if (!number || number.value <= 0) return undefined;
  const { next } = number;
  const share = isLabel(tokens, at, next) ? undefined : shareAfter(tokens, number);
  const currency = symbol ?? codeOfCurrency(tokens[next]?.low ?? '');
  const measure = unitOf(tokens, next);
  if (!share && !symbol && !measure && !currency && (isLabel(tokens, at, next) || isYear(tokens, at))) return undefined;
  if (isNumeral(tokens[at]) && glued(tokens[at - 1], tokens[at]) && isWord(tokens[at - 1])) return undefined;
  const from = symbol ? at - 1 : at;
  const unit = share ? '%' : currency ? `money:${currency}` : (measure?.unit ?? 'count');
  const factor = share ? share.factor : (measure?.factor ?? 1);
  const to = share ? share.to : !symbol && currency ? next + 1 : (measure?.to ?? next);
  const scaled = { ...number, value: number.value * factor, precision: number.precision * factor };
  const before = tokens.slice(Math.max(0, from - 3), from);
  const { approximator, ...bounds } = boundsOf(before.map(({ low }) => low).join(' '), scaled, unit);
  const opens = from - (approximator ? approximator.split(' ').length : 0);
  return { value: scaled.value, ...bounds, unit, from, to, opens };
};

/** "three in ten" is a share. */
const shareAfter = (tokens: readonly Token[], { value, next }: ReadNumber) => {
  if (tokens[next]?.low !== 'in') return undefined;
  const whole = readNumber(tokens, next + 1, false);
  const round = whole && [3, 4, 5, 10, 100, 1000].includes(whole.value);
  return round && value < whole.value ? { factor: 100 / whole.value, to: whole.next } : undefined;
};

/** The quantities of a sentence in reading order. */
export const quantitiesIn = (tokens: readonly Token[]): Quantity[] => {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const quantity = startsNumber(tokens[at]) ? quantityAt(tokens, at) : undefined;
    if (!quantity) continue;
    found.push(quantity);
    at = quantity.to - 1;
  }
  return found;
};
