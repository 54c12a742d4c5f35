import { tidyDate } from './date-habits.ts';
import { type DateTokens, scanDate } from './date-tokens.ts';

const LONGEST = 120;
const MS = { minute: 60_000, day: 86_400_000 };

interface Day {
  year: number;
  month: number;
  day: number;
}

const fullYear = (value: number, digits: number): number => {
  if (digits > 2) return value;
  return value < 70 ? 2000 + value : 1900 + value;
};

const startOf = ({ year, month, day }: Day): number | null => {
  const date = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.getTime() : null;
};

const weekdayOf = (day: Day): number | null => {
  const at = startOf(day);
  return at === null ? null : new Date(at).getUTCDay();
};

/** Of several readings of an all-figures date: the first that exists and agrees with the weekday, else the first that exists. */
const likeliest = (readings: Day[], weekday: number | null): Day | null => {
  const real = readings.filter((day) => startOf(day) !== null);
  const agreeing = weekday === null ? undefined : real.find((day) => weekdayOf(day) === weekday);
  return agreeing ?? real[0] ?? null;
};

const dayWithName = ({ numbers, month, numbersBeforeMonth }: DateTokens): Day | null => {
  if (month === null) return null;
  const [first, second] = numbers;
  if (numbers.length > 2 || !first) return null;
  if (!second) return first.digits === 4 ? { year: first.value, month, day: 1 } : null;
  const yearFirst = first.digits > 2 || (first.value > 31 && numbersBeforeMonth > 0);
  const [year, day] = yearFirst ? [first, second] : [second, first];
  if (day.digits > 2 || year.digits === 1) return null;
  return { year: fullYear(year.value, year.digits), month, day: day.value };
};

const dayOfFigures = ({ numbers, separator, weekday }: DateTokens): Day | null => {
  const [a, b, c] = numbers;
  if (!a || numbers.length > 3) return null;
  if (!b) return a.digits === 4 ? { year: a.value, month: 1, day: 1 } : null;
  if (!c) return a.digits === 4 ? { year: a.value, month: b.value, day: 1 } : null;
  const yearFirst: Day = { year: fullYear(a.value, a.digits), month: b.value, day: c.value };
  if (a.digits > 2) return c.digits > 2 ? null : yearFirst;
  const year = fullYear(c.value, c.digits);
  const dayFirst: Day = { year, month: b.value, day: a.value };
  const monthFirst: Day = { year, month: a.value, day: b.value };
  if (separator === '/') return likeliest([monthFirst, dayFirst], weekday);
  if (separator === '-' && c.digits === 2) return likeliest([yearFirst, dayFirst, monthFirst], weekday);
  return likeliest([dayFirst, monthFirst], weekday);
};

const timeOfDay = ({ time, meridiem }: DateTokens): number | null => {
  if (!time) return 0;
  let { hour } = time;
  if (meridiem === 'pm' && hour < 12) hour += 12;
  if (meridiem === 'am' && hour === 12) hour = 0;
  const isMidnight = hour === 24 && time.minute === 0 && time.second === 0;
  if ((hour > 23 && !isMidnight) || time.minute > 59 || time.second > 60) return null;
  // A leap second has no number of its own in Unix time.
  return (hour * 60 + time.minute) * MS.minute + Math.min(time.second, 59) * 1000 + time.ms;
};

/** Minutes the zone was ahead of UTC at this wall time, or null for a zone nobody knows. */
const zoneOffset = (zone: string, wallTime: number): number | null => {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(wallTime);
    const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return null;
  }
};

const utcOf = (tokens: DateTokens): number | null => {
  const day = tokens.month === null ? dayOfFigures(tokens) : dayWithName(tokens);
  const start = day && startOf(day);
  const clock = timeOfDay(tokens);
  if (start === null || clock === null) return null;
  const wallTime = start + clock;
  if (!tokens.zone) return wallTime - (tokens.offsetMinutes ?? 0) * MS.minute;
  const guess = zoneOffset(tokens.zone, wallTime);
  if (guess === null) return null;
  const offset = zoneOffset(tokens.zone, wallTime - guess * MS.minute) ?? guess;
  return wallTime - offset * MS.minute;
};

const compactDay = (year: string, month: string, day: string): number | null =>
  startOf({ year: fullYear(Number(year), year.length), month: Number(month), day: Number(day) });

const ordinalDay = (year: string, dayOfYear: string): number | null => {
  const start = compactDay(year, '1', '1');
  const day = Number(dayOfYear);
  return start === null || day < 1 || day > 366 ? null : start + (day - 1) * MS.day;
};

/** The forms of ISO 8601 without separators, and Unix times. Undefined: it is not one of them. */
const figuresOnly = (text: string): number | null | undefined => {
  if (/^\d{9,10}(?:\.\d+)?$/.test(text)) return Math.floor(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return Number(text);
  const compact = /^(\d{4})(\d\d)(\d\d)(?:[T ]?(\d\d)(\d\d)(\d\d)?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text);
  if (compact) {
    const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = compact;
    return parseFeedDate(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  }
  const short = /^(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (short) return compactDay(short[1] ?? '', short[2] ?? '', short[3] ?? '');
  const century = /^-(\d\d)-?(\d\d)$/.exec(text);
  if (century) return compactDay(century[1] ?? '', century[2] ?? '', '1');
  const [, inYear, time] = /^(\d{4}-?\d{3})T(\d.*)$/i.exec(text) ?? [];
  const ordinalStart = inYear === undefined ? null : parseFeedDate(inYear);
  if (ordinalStart !== null) return parseFeedDate(`${new Date(ordinalStart).toISOString().slice(0, 10)}T${time}`);
  const ordinal = /^(\d{4}|\d\d)-?(\d{3})$/.exec(text);
  // "22013" may as well be a month and a year run together.
  const isAmbiguous = /^\d(?:19[7-9]|20)\d+$/.test(text);
  if (ordinal) return isAmbiguous ? null : ordinalDay(ordinal[1] ?? '', ordinal[2] ?? '');
  return /^\d+$/.test(text) && text.length !== 4 ? null : undefined;
};

/**
 * Reads a date as feeds write it: RFC 822, ISO 8601, and the habits of their writers (month names in two dozen
 * languages, zone names, two-digit years, clocks with am and pm). A date without a zone is read as UTC.
 * @returns milliseconds since 1970, or null when it is not certainly a date.
 */
export const parseFeedDate = (text: string): number | null => {
  if (text.length > LONGEST) return null;
  const plain = tidyDate(text);
  if (plain === '') return null;
  const figures = figuresOnly(plain);
  if (figures !== undefined) return figures;
  const tokens = scanDate(plain);
  return tokens && utcOf(tokens);
};
