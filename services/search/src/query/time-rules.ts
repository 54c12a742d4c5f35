import type { CalendarLanguage, Counting, Edge, NamedRange, Unit } from './calendar-phrasings.ts';
import type { CalendarWords } from './calendar-words.ts';
import { addDays, oneDay, startOfDay, startOfWeek, type TimeRange, utcDay, wholeMonth, wholeYear } from './days.ts';
import { type Lexicon, nameAt } from './lexicon.ts';
import { writtenDateAt } from './written-dates.ts';
import { isCapitalised, type WrittenWord } from './written-words.ts';

const YEAR = /^(?:19|20)\d{2}$/;
const DAY_NUMBER = /^\d{1,2}$/;
const STARTS_WITH_DIGIT = /^\d/;
const NUMERIC_DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})(?!\d)/;
const NUMERIC_DATE_LENGTH = 14;
const COUNT_MAX = 1_000;
const LINKS = new Set(['de', 'del', 'of', 'عام']);

/** Where a rule reads: the words of one run, in one language. */
export interface Reading {
  text: string;
  words: readonly WrittenWord[];
  language: CalendarLanguage;
  names: CalendarWords;
  now: Date;
}

/** A time that begins at a word and ends before word `to`. */
export interface NamedTime {
  range: TimeRange;
  to: number;
}

const at = <Value>({ text, words }: Reading, lexicon: Lexicon<Value>, from: number) =>
  nameAt(lexicon, text, words, from);

const RANGES: Record<NamedRange, (now: Date) => TimeRange> = {
  today: oneDay,
  yesterday: (now) => oneDay(addDays(now, -1)),
  'day before yesterday': (now) => oneDay(addDays(now, -2)),
  'this week': (now) => ({ from: startOfWeek(now), to: addDays(startOfWeek(now), 7) }),
  'last week': (now) => ({ from: addDays(startOfWeek(now), -7), to: startOfWeek(now) }),
  'past week': (now) => ({ from: addDays(startOfDay(now), -7), to: oneDay(now).to }),
  'last weekend': (now) => ({ from: addDays(startOfWeek(now), -2), to: startOfWeek(now) }),
  'this month': (now) => wholeMonth(now.getUTCFullYear(), now.getUTCMonth()),
  'last month': (now) => wholeMonth(now.getUTCFullYear(), now.getUTCMonth() - 1),
  'this year': (now) => wholeYear(now.getUTCFullYear()),
  'last year': (now) => wholeYear(now.getUTCFullYear() - 1),
};

/** "Today" in "India Today" is part of a name. */
const isInName = ({ words }: Reading, from: number): boolean =>
  isCapitalised(words[from]?.written ?? '') && isCapitalised(words[from - 1]?.written ?? '');

/** "The last night ferry" is the last one that goes by night; "last night" was yesterday. */
const isLastOfItsKind = ({ words }: Reading, from: number): boolean =>
  ['the', 'last', 'night'].every((word, at) => words[from - 1 + at]?.folded === word);

function namedRange(reading: Reading, from: number): NamedTime | null {
  const found = at(reading, reading.names.ranges, from);
  if (!found || isLastOfItsKind(reading, from) || (found.to === from + 1 && isInName(reading, from))) return null;
  return { range: RANGES[found.value](reading.now), to: found.to };
}

const yearAt = ({ words }: Reading, from: number): { year: number; to: number } | null => {
  const linked = LINKS.has(words[from]?.folded ?? '') ? from + 1 : from;
  const year = words[linked]?.folded ?? '';
  return YEAR.test(year) ? { year: Number(year), to: linked + 1 } : null;
};

/** A month with its year, or behind "in", "since" and the like; "may" and "march" alone are words. */
function monthRange(reading: Reading, from: number, edge: Edge | null): NamedTime | null {
  const month = at(reading, reading.names.months, from);
  if (!month) return null;
  const written = yearAt(reading, month.to);
  if (written) return { range: wholeMonth(written.year, month.value), to: written.to };
  if (edge === null || edge === 'on') return null;
  const thisYear = reading.now.getUTCFullYear();
  const year = month.value > reading.now.getUTCMonth() ? thisYear - 1 : thisYear;
  return { range: wholeMonth(year, month.value), to: month.to };
}

/** An Arabic day of a month; other languages are read by `writtenDateAt`. */
function arabicDay(reading: Reading, from: number): NamedTime | null {
  const day = reading.words[from]?.folded ?? '';
  const month = at(reading, reading.names.months, from + 1);
  if (reading.language !== 'ar' || !DAY_NUMBER.test(day) || !month) return null;
  const written = yearAt(reading, month.to);
  if (!written) return null;
  const date = utcDay(written.year, month.value, Number(day));
  return date.getUTCMonth() === month.value ? { range: oneDay(date), to: written.to } : null;
}

/** Reading dates is dear: only what has a number and a month beside it, or three numbers, is read. */
function mayBeDate({ text, words, names }: Reading, from: number): boolean {
  const near = words.slice(from, from + 4);
  const numbers = near.filter(({ folded }) => STARTS_WITH_DIGIT.test(folded)).length;
  if (near.length === 0 || numbers === 0) return false;
  const hasMonth = near.some((_, index) => nameAt(names.months, text, words, from + index) !== null);
  return hasMonth || NUMERIC_DATE.test(text.slice(words[from]?.start, (words[from]?.start ?? 0) + NUMERIC_DATE_LENGTH));
}

function calendarDay(reading: Reading, from: number, edge: Edge | null): NamedTime | null {
  if (!mayBeDate(reading, from)) return null;
  const date = writtenDateAt(reading.language, reading.text, reading.words, from, reading.now);
  return date && (date.year || edge !== null) ? date : null;
}

const bareYear = (reading: Reading, from: number, edge: Edge | null): NamedTime | null => {
  const year = reading.words[from]?.folded ?? '';
  return edge !== null && edge !== 'on' && YEAR.test(year) ? { range: wholeYear(Number(year)), to: from + 1 } : null;
};

/** The last such day of the week, today included, where an edge or "last" stands beside it. */
function weekday(reading: Reading, from: number, edge: Edge | null): NamedTime | null {
  const { names, now } = reading;
  const first = at(reading, names.last, from);
  const day = at(reading, names.weekdays, first?.to ?? from);
  if (!day) return null;
  const behind = at(reading, names.last, day.to);
  if (!first && !behind && (edge === null || edge === 'within')) return null;
  const isLast = first !== null || behind !== null;
  const back = (now.getUTCDay() - day.value + 7) % 7 || (isLast ? 7 : 0);
  return { range: oneDay(addDays(now, -back)), to: behind?.to ?? day.to };
}

function backBy(now: Date, count: number, unit: Unit): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (unit === 'year') return utcDay(year - count, month, day);
  if (unit === 'month') return utcDay(year, month - count, day);
  const days = { hour: count / 24, day: count, week: count * 7 }[unit];
  return startOfDay(addDays(now, -days));
}

function countedRange(now: Date, count: number, unit: Unit, counting: Counting): TimeRange {
  const from = backBy(now, count, unit);
  if (counting === 'rolling') return { from, to: oneDay(now).to };
  if (unit === 'month') return wholeMonth(now.getUTCFullYear(), now.getUTCMonth() - count);
  if (unit === 'year') return wholeYear(now.getUTCFullYear() - count);
  return { from, to: addDays(from, unit === 'week' ? 7 : 1) };
}

/** "last 3 days", "vor zwei Wochen", "les 3 derniers jours", "5 days ago". */
function counted(reading: Reading, from: number): NamedTime | null {
  const { names, words, now } = reading;
  const before = at(reading, names.before, from);
  const numberAt = before?.to ?? from;
  const digits = words[numberAt]?.folded ?? '';
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : at(reading, names.numbers, numberAt)?.value;
  if (count === undefined || count < 1 || count > COUNT_MAX) return null;
  const between = at(reading, names.between, numberAt + 1);
  const unit = at(reading, names.units, between?.to ?? numberAt + 1);
  if (!unit) return null;
  const behind = at(reading, names.behind, unit.to);
  const counting = behind?.value ?? between?.value ?? before?.value;
  return counting ? { range: countedRange(now, count, unit.value, counting), to: behind?.to ?? unit.to } : null;
}

/** What begins at a word, behind an edge or none: of all rules the one that reads furthest. */
export function timeAt(reading: Reading, from: number, edge: Edge | null): NamedTime | null {
  const times = [
    namedRange(reading, from),
    counted(reading, from),
    calendarDay(reading, from, edge),
    arabicDay(reading, from),
    monthRange(reading, from, edge),
    weekday(reading, from, edge),
    bareYear(reading, from, edge),
  ];
  return times.reduce((best, time) => (time && (!best || time.to > best.to) ? time : best), null);
}
