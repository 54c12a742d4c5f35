import {
  type CalendarLanguage,
  type Counting,
  type Edge,
  type NamedRange,
  PHRASINGS,
  type Phrases,
  type Unit,
} from './calendar-phrasings.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';

export interface CalendarWords {
  edges: Lexicon<Edge>;
  ranges: Lexicon<NamedRange>;
  units: Lexicon<Unit>;
  numbers: Lexicon<number>;
  before: Lexicon<Counting>;
  between: Lexicon<Counting>;
  behind: Lexicon<Counting>;
  last: Lexicon<true>;
  /** 0–11 */
  months: Lexicon<number>;
  /** 0–6, Sunday is 0. */
  weekdays: Lexicon<number>;
}

const phrases = <Value extends string>(of: Phrases<Value>): Lexicon<Value> =>
  createLexicon(
    (Object.entries(of) as [Value, string][]).flatMap(([value, names]) =>
      names.split(',').map((name): [string, Value] => [name, value]),
    ),
  );

/** Long names as `Intl` has them; the first of 2023 was a Sunday. */
function calendarNames(language: CalendarLanguage, field: 'month' | 'weekday'): Lexicon<number> {
  const format = new Intl.DateTimeFormat(language, { [field]: 'long', timeZone: 'UTC' });
  const dates = Array.from({ length: field === 'month' ? 12 : 7 }, (_, at) =>
    field === 'month' ? Date.UTC(2023, at, 1) : Date.UTC(2023, 0, 1 + at),
  );
  return createLexicon(dates.map((date, at): [string, number] => [format.format(date), at]));
}

function calendarWords(language: CalendarLanguage): CalendarWords {
  const { edges, ranges, units, numbers, before, between, behind, last } = PHRASINGS[language];
  return {
    edges: phrases(edges),
    ranges: phrases(ranges),
    units: phrases(units),
    numbers: createLexicon(numbers.split(' ').map((name, at): [string, number] => [name, at + 1])),
    before: phrases(before),
    between: phrases(between),
    behind: phrases(behind),
    last: createLexicon(last.split(' ').map((name): [string, true] => [name, true])),
    months: calendarNames(language, 'month'),
    weekdays: calendarNames(language, 'weekday'),
  };
}

export const CALENDAR_WORDS: Record<CalendarLanguage, CalendarWords> = {
  en: calendarWords('en'),
  de: calendarWords('de'),
  fr: calendarWords('fr'),
  es: calendarWords('es'),
  ar: calendarWords('ar'),
};
