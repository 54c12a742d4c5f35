import { strict } from 'chrono-node/en';
import { dayOfNumerals } from './numeral-days.ts';

const DAY_MS = 24 * 60 * 60_000;
const HALF_YEAR_MS = 183 * DAY_MS;
const MONTH_MS = 31 * DAY_MS;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WEEKDAY = new RegExp(`(?:\\b(last|next) )?\\b(${WEEKDAYS.join('|')})\\b(?!['’]s|-|s\\b| \\p{Lu})`, 'u');
const RELATIVE = /\b(yesterday|today|tomorrow)\b(?!['’]s)/i;
const DAYS_AWAY: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };
const MONTH = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*|\d{4}-\d\d/u;
/** "Two weeks before 26 July", and "9/11", which is read in two ways. */
const RECKONED = /\b(?:ago|before|after|from|later|earlier|since)\b|\d\/\d/i;
/** What is ahead: a weekday may then be the one before or the one behind. */
const AHEAD =
  /\b(?:will|shall|due|scheduled|plans?|planned|planning|expected|until|upcoming|tomorrow|going to|set to|is to|are to|would)\b/i;
/** "said on", "announced late on": what was done on that day, whatever else is ahead. */
const DONE_ON = /\b(?:said|told|\p{L}{3,}ed)(?: \p{L}+)? on $/u;
const EVERY_WEEK = /\b(?:every|each|most|on) \p{L}+days\b|\bevery (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/iu;
/** The day after that of publication may be meant: reports are rewritten after they were first out. */
const LAST_WEEK = 6;
const QUOTED = /["“«][^"”»]*["”»]/gu;

const startOfDay = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;

/**
 * A day without its year: the nearest one where something is ahead, else the last; unknown where one within a month to come
 * could be meant as well.
 */
const withYear = (month: number, day: number, publishedAt: number, isAhead: boolean): number | null => {
  const year = new Date(publishedAt).getUTCFullYear();
  const days = [year + 1, year, year - 1].map((each) => Date.UTC(each, month - 1, day));
  if (isAhead) return days.find((each) => Math.abs(each - publishedAt) <= HALF_YEAR_MS) ?? null;
  if (days.some((each) => each > publishedAt && each - publishedAt <= MONTH_MS)) return null;
  return days.find((each) => each <= publishedAt) ?? null;
};

/** "12 March", "March 12, 2026", "2026-03-12"; no month alone. */
const explicitDay = (text: string, publishedAt: number): number | null => {
  if (!MONTH.test(text)) return null;
  const read = strict.parse(text, { instant: new Date(publishedAt), timezone: 0 });
  const start = read.find((found) => MONTH.test(found.text) && !RECKONED.test(found.text))?.start;
  if (!start?.isCertain('day') || !start.isCertain('month')) return null;
  const [day, month] = [start.get('day') ?? 1, start.get('month') ?? 1];
  if (start.isCertain('year')) return Date.UTC(start.get('year') ?? 1970, month - 1, day);
  return withYear(month, day, publishedAt, AHEAD.test(text));
};

const weekday = (text: string, publishedAt: number): number | null => {
  const found = WEEKDAY.exec(text);
  if (!found?.[2] || EVERY_WEEK.test(text)) return null;
  const today = startOfDay(publishedAt);
  const back = (new Date(today).getUTCDay() - WEEKDAYS.indexOf(found[2]) + 7) % 7;
  if (found[1] === 'next') return today + (7 - back) * DAY_MS;
  if (found[1] === 'last') return today - (back || 7) * DAY_MS;
  if (AHEAD.test(text) && !DONE_ON.test(text.slice(0, found.index))) return null;
  return back === LAST_WEEK ? null : today - back * DAY_MS;
};

const relativeDay = (text: string, publishedAt: number): number | null => {
  const away = DAYS_AWAY[RELATIVE.exec(text)?.[1]?.toLowerCase() ?? ''];
  return away === undefined ? null : startOfDay(publishedAt) + away * DAY_MS;
};

/**
 * The day a sentence names outside of quotations, as midnight UTC in milliseconds; null where it names none or can be read
 * in two ways. English: dates with a month's name, "yesterday", weekdays, which are the last such day up to that of
 * publication and unknown where something is ahead. Other languages: dates in numerals, the year among them.
 */
export const dayNamedIn = (sentence: string, language: string | null, publishedAt: number): number | null => {
  const text = sentence.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  if (!/^en\b/i.test(language ?? 'en')) return dayOfNumerals(text);
  return explicitDay(text, publishedAt) ?? weekday(text, publishedAt) ?? relativeDay(text, publishedAt);
};
