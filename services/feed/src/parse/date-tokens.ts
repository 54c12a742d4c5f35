import { FILLERS, MERIDIEMS, MONTHS, plainWord, WEEKDAYS, ZONES } from './date-words.ts';

/** What the words and figures of a written date say, before they are weighed against each other. */
export interface DateTokens {
  numbers: { value: number; digits: number }[];
  month: number | null;
  /** How many numbers stood before the month's name. */
  numbersBeforeMonth: number;
  weekday: number | null;
  time: { hour: number; minute: number; second: number; ms: number } | null;
  meridiem: 'am' | 'pm' | null;
  offsetMinutes: number | null;
  /** An IANA zone name. */
  zone: string | null;
  separator: '/' | '-' | '.' | ' ';
}

// A hyphen right before a figure is left to the next turn, where it may be the sign of an offset.
const SEPARATORS = /(?:[\s,;/.،、]|-(?!\d))+|-/y;
const TIME = /(\d{1,2})[:h](\d{1,2})(?::(\d{1,2})(?:[.,](\d+))?)?(?![\d:])/y;
const OFFSET = /([+-])(\d{2}):?(\d{2})(?!\d)|([+-])(\d{1,2})(?![\d:])/y;
const NUMBER = /(\d{1,4})(?:st|nd|rd|th|er|º|ª|년|월|일|年|月|日|(?![\d:]))/y;
const IANA = /[A-Za-z]{2,}(?:\/[A-Za-z_+-]{2,}[+-]?\d{0,2}){1,2}/y;
const WORD = /[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*\.?/uy;
const REAL_OFFSET = { from: -12 * 60, to: 14 * 60 };

interface Scan {
  text: string;
  at: number;
  tokens: DateTokens;
  /** The word was first and may be a weekday in a language that is not listed. */
  atStart: boolean;
}

const take = (scan: Scan, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = scan.at;
  const match = pattern.exec(scan.text);
  if (match) scan.at = pattern.lastIndex;
  return match;
};

const takeTime = (scan: Scan): boolean => {
  if (scan.tokens.time) return false;
  const match = take(scan, TIME);
  if (!match) return false;
  const [, hour, minute, second = '0', fraction = '0'] = match;
  scan.tokens.time = {
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    ms: Math.floor(Number(`0.${fraction}`) * 1000),
  };
  return true;
};

const takeOffset = (scan: Scan): boolean => {
  if (!scan.tokens.time || scan.tokens.zone) return false;
  const match = take(scan, OFFSET);
  if (!match) return false;
  const [, sign, hours, minutes, shortSign, shortHours] = match;
  const size = Number(hours ?? shortHours) * 60 + Number(minutes ?? 0);
  if (Number(minutes ?? 0) > 59 || size >= 24 * 60) scan.at = -1;
  const offset = (sign ?? shortSign) === '-' ? -size : size;
  // No place on earth keeps such a clock: the figure is a mistake, and the time is read as UTC.
  scan.tokens.offsetMinutes = offset < REAL_OFFSET.from || offset > REAL_OFFSET.to ? 0 : offset;
  return true;
};

const takeNumber = (scan: Scan): boolean => {
  const match = take(scan, NUMBER);
  if (!match) return false;
  const digits = match[1] ?? '';
  scan.tokens.numbers.push({ value: Number(digits), digits: digits.length });
  if (match[0].endsWith('년')) scan.tokens.offsetMinutes = 9 * 60;
  const next = scan.text[scan.at];
  if (scan.tokens.numbers.length === 1 && (next === '/' || next === '-' || next === '.')) scan.tokens.separator = next;
  return true;
};

const takeIana = (scan: Scan): boolean => {
  if (!scan.tokens.time) return false;
  const match = take(scan, IANA);
  if (!match) return false;
  scan.tokens.zone = match[0];
  return true;
};

const readClockWord = (scan: Scan, word: string, raw: string): boolean => {
  const { tokens } = scan;
  const meridiem = MERIDIEMS.get(raw.normalize('NFC').toLowerCase().replaceAll('.', ''));
  if (meridiem !== undefined) {
    tokens.meridiem = meridiem;
    if (/\p{Script=Hangul}/u.test(raw)) tokens.offsetMinutes = 9 * 60;
    return true;
  }
  if (word === 't' || (word === 'at' && !tokens.time)) return true;
  if (tokens.zone || (!tokens.time && tokens.numbers.length < 2)) return false;
  const offset = ZONES.get(word);
  if (offset !== undefined) {
    tokens.offsetMinutes ??= offset;
    return true;
  }
  const isUnknownZone =
    tokens.time && /^[A-Z]{2,5}$/.test(raw) && tokens.offsetMinutes === null && scan.at === scan.text.length;
  if (isUnknownZone) tokens.offsetMinutes = 0;
  return Boolean(isUnknownZone);
};

const readDayWord = (scan: Scan, word: string): boolean => {
  const { tokens } = scan;
  const month = MONTHS.get(word);
  const weekday = WEEKDAYS.get(word);
  // "mar" is March in one language and Tuesday in another: first in the text and followed by a month it is the day.
  const isDayHere = weekday !== undefined && (month === undefined || (scan.atStart && namesMonthLater(scan)));
  if (isDayHere) {
    tokens.weekday ??= weekday;
    return true;
  }
  if (month === undefined || tokens.month !== null) return FILLERS.has(word);
  tokens.month = month;
  tokens.numbersBeforeMonth = tokens.numbers.length;
  return true;
};

const namesMonthLater = (scan: Scan): boolean =>
  scan.text
    .slice(scan.at)
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => MONTHS.has(plainWord(word)));

const takeWord = (scan: Scan): boolean => {
  const match = take(scan, WORD);
  if (!match) return false;
  const word = plainWord(match[0]);
  if (readClockWord(scan, word, match[0]) || readDayWord(scan, word)) return true;
  return scan.atStart && scan.text[scan.at] === ',';
};

/** Splits a written date into its tokens; null as soon as anything in it is not understood. */
export const scanDate = (text: string): DateTokens | null => {
  const tokens: DateTokens = {
    numbers: [],
    month: null,
    numbersBeforeMonth: 0,
    weekday: null,
    time: null,
    meridiem: null,
    offsetMinutes: null,
    zone: null,
    separator: ' ',
  };
  const scan: Scan = { text, at: 0, tokens, atStart: true };
  while (scan.at < text.length) {
    const understood = takeOffset(scan) || take(scan, SEPARATORS) !== null || takePart(scan);
    if (!understood || scan.at < 0) return null;
    if (scan.at > 0 && /[\p{L}\d]/u.test(text.slice(0, scan.at))) scan.atStart = false;
  }
  return tokens;
};

const takePart = (scan: Scan): boolean => takeTime(scan) || takeNumber(scan) || takeIana(scan) || takeWord(scan);
