import { ageOf } from './relative-time.ts';
import type { Translate } from './strings.ts';

export interface Format {
  number: (value: number) => string;
  /** A whole percent, 0–100. */
  percent: (value: number) => string;
  /** Day and time of an ISO instant, e.g. "20 November, 07:15". */
  dateTime: (iso: string) => string;
  time: (iso: string) => string;
  /** The whole day with its name. */
  day: (date: Date) => string;
  /** "Just now", hours, days, then the date. */
  age: (iso: string) => string;
  /** Seconds as m:ss or h:mm:ss. */
  duration: (seconds: number) => string;
  /** Minutes as words, e.g. "2 h 5 min". */
  lag: (minutes: number) => string;
  country: (code: string) => string;
  list: (names: string[]) => string;
  /** A sentence with a counted noun; `n` in it is the count in the reader's digits. */
  count: (key: string, count: number, more?: Record<string, unknown>) => string;
}

/** The reader's own regional form of the language where the browser names one: dates follow the region, words the language. */
export function localeFor(language: string): string {
  const own = navigator.languages.find((tag) => tag === language || tag.startsWith(`${language}-`));
  if (language === 'ar') return own && own !== 'ar' ? own : 'ar-EG';
  return own ?? (language === 'en' ? 'en-GB' : language);
}

/** Seconds as m:ss or h:mm:ss, in Latin digits. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What `Intl.DisplayNames` takes without throwing. */
const REGION = /^[A-Z]{2}$/;

// Building an Intl formatter costs far more than using one, so each language has its own set, made once.
export function createFormat(language: string, t: Translate): Format {
  const locale = localeFor(language);
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const dateTimes = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const lists = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });
  const number = (value: number) => numbers.format(value);
  const count: Format['count'] = (key, value, more) => t(key, { ...more, count: value, n: number(value) });
  return {
    number,
    count,
    percent: (value) => percents.format(value / 100),
    dateTime: (iso) => dateTimes.format(new Date(iso)),
    time: (iso) => times.format(new Date(iso)),
    day: (date) => days.format(date),
    age: (iso) => {
      const age = ageOf(Date.parse(iso), Date.now());
      if (age.unit === 'now') return t('time.now');
      if (age.unit === 'date') return dates.format(new Date(iso));
      return t(`time.${age.unit}`, { n: number(age.count) });
    },
    duration: (seconds) => clock(seconds).replace(/\d/g, (digit) => digits.format(Number(digit))),
    lag: (minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours === 0) return t('time.minutes', { n: number(rest) });
      if (rest === 0) return t('time.wholeHours', { h: number(hours) });
      return t('time.hoursMinutes', { h: number(hours), n: number(rest) });
    },
    country: (code) => (REGION.test(code) ? (names.of(code) ?? code) : code),
    list: (parts) => lists.format(parts),
  };
}
