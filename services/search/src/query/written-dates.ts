import { de, en, es, fr } from 'chrono-node';
import type { CalendarLanguage } from './calendar-phrasings.ts';
import { addDays, oneDay, type TimeRange, utcDay } from './days.ts';
import { areNeighbours, type WrittenWord } from './written-words.ts';

const READERS = { en, de, fr, es };
/** As many words as a pair of days with its months and years takes. */
const WINDOW = 8;
type Reading = ReturnType<typeof en.parse>[number];

/** `year` says whether the year was written; `to` is the word behind the date. */
export interface WrittenDate {
  range: TimeRange;
  year: boolean;
  to: number;
}

function windowEnd(text: string, words: readonly WrittenWord[], from: number): number {
  let end = words[from]?.end ?? 0;
  for (let at = from + 1; at < Math.min(words.length, from + WINDOW); at++) {
    const [previous, word] = [words[at - 1], words[at]];
    if (!previous || !word || !areNeighbours(text, previous, word)) break;
    end = word.end;
  }
  return end;
}

const dayOf = (parts: Reading['start'], back: number): Date =>
  utcDay((parts.get('year') ?? 0) - back, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1);

function rangeOf({ start, end }: Reading, now: Date): TimeRange {
  const back = !start.isCertain('year') && dayOf(start, 0) > now ? 1 : 0;
  const from = dayOf(start, back);
  const last = end?.isCertain('day') ? dayOf(end, back) : from;
  return { from, to: last < from ? oneDay(from).to : addDays(last, 1) };
}

/** A day of the calendar, or a pair of them, that begins at a word ("5 May 2026", "3.–5. Mai", "2026-03-04"). */
export function writtenDateAt(
  language: CalendarLanguage,
  text: string,
  words: readonly WrittenWord[],
  from: number,
  now: Date,
): WrittenDate | null {
  const start = words[from]?.start;
  if (language === 'ar' || start === undefined) return null;
  const slice = text.slice(start, windowEnd(text, words, from));
  const reading = READERS[language].parse(slice, { instant: now, timezone: 0 })[0];
  if (reading?.index !== 0 || reading.text.includes('/')) return null;
  if (!reading.start.isCertain('day') || !reading.start.isCertain('month')) return null;
  const end = start + reading.text.length;
  const behind = words.findIndex((word, at) => at > from && word.start >= end);
  return {
    range: rangeOf(reading, now),
    year: reading.start.isCertain('year'),
    to: behind < 0 ? words.length : behind,
  };
}
