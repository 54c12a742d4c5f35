const LOCALES = 'en de fr es it pt nl pl ru uk el sv da nb fi tr cs sk hu ro ca id bg ar he hi'.split(' ');
const MONTH_STYLES = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
] as const satisfies Intl.DateTimeFormatOptions[];

const EXTRA_MONTHS: Record<string, number> = { sept: 9, juill: 7, janv: 1, fevr: 2, set: 9, mrz: 3, mai: 5 };
const EXTRA_WEEKDAYS: Record<string, number> = { tues: 2, wednes: 3, thur: 4, thurs: 4, mier: 3 };

/** Lower case, without accents and dots: the form in which names of months, days and zones are compared. */
export const plainWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('.', '').toLowerCase().replaceAll('ς', 'σ');

const isWord = (text: string): boolean => /^\p{L}{2,}$/u.test(text);

/** The names a locale gives to a run of days, in one style, as plain words. */
const namesOf = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
  type: 'month' | 'weekday',
  days: number[],
): string[] => {
  // One formatter for all days: each costs some tens of kilobytes.
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return days.map((at) => plainWord(format.formatToParts(at).find((part) => part.type === type)?.value ?? ''));
};

const addNames = (names: Map<string, number>, words: string[], first: number): void => {
  for (const [index, word] of words.entries()) {
    if (isWord(word) && !names.has(word)) names.set(word, first + index);
  }
};

const collectMonths = (): Map<string, number> => {
  const months = new Map(Object.entries(EXTRA_MONTHS));
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 15));
  for (const locale of LOCALES) {
    for (const style of MONTH_STYLES) addNames(months, namesOf(locale, style, 'month', days), 1);
  }
  return months;
};

const collectWeekdays = (): Map<string, number> => {
  const weekdays = new Map(Object.entries(EXTRA_WEEKDAYS));
  // The first of January 2023 was a Sunday.
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));
  for (const locale of LOCALES) {
    for (const weekday of ['long', 'short'] as const) {
      addNames(weekdays, namesOf(locale, { weekday }, 'weekday', days), 0);
    }
  }
  return weekdays;
};

/** Month by plain name or abbreviation, in two dozen languages; of two languages that clash, the one with more feeds wins. */
export const MONTHS: ReadonlyMap<string, number> = collectMonths();

/** Weekday (0 is Sunday) by plain name or abbreviation. */
export const WEEKDAYS: ReadonlyMap<string, number> = collectWeekdays();

/** The half of the day that a clock of twelve hours is in. */
export const MERIDIEMS: ReadonlyMap<string, 'am' | 'pm'> = new Map([
  ...['am', '오전', '上午', '午前', 'πμ'].map((word) => [word, 'am'] as const),
  ...['pm', '오후', '下午', '午後', 'μμ'].map((word) => [word, 'pm'] as const),
]);

/** Words that stand between the parts of a date and say nothing. */
export const FILLERS: ReadonlySet<string> = new Set('at um uhr le a de del dia klo kl om und the of el il'.split(' '));

const hours = (text: string): [string, number][] =>
  text.split(' ').map((pair) => {
    const [name = '', value = '0'] = pair.split(':');
    return [name, Number(value) * 60];
  });

/** Minutes east of Greenwich by abbreviation. Two-letter American names mean standard time. */
export const ZONES: ReadonlyMap<string, number> = new Map(
  hours(
    'z:0 ut:0 utc:0 gmt:0 wet:0 west:1 bst:1 cet:1 cest:2 met:1 mest:2 mez:1 mesz:2 eet:2 eest:3 msk:3 msd:4 trt:3 ' +
      'ist:5.5 pkt:5 npt:5.75 bdt:6 ict:7 wib:7 sgt:8 hkt:8 awst:8 pht:8 jst:9 kst:9 acst:9.5 acdt:10.5 aest:10 ' +
      'aedt:11 nzst:12 nzdt:13 sast:2 wat:1 cat:2 eat:3 idt:3 irst:3.5 gst:4 brt:-3 art:-3 clt:-4 nst:-3.5 ndt:-2.5 ' +
      'ast:-4 adt:-3 at:-4 est:-5 edt:-4 et:-5 cst:-6 cdt:-5 ct:-6 mst:-7 mdt:-6 mt:-7 pst:-8 pdt:-7 pt:-8 ' +
      'akst:-9 akdt:-8 hst:-10',
  ),
);
