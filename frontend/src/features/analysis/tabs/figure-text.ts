import { localeFor } from '../../../lib/format.ts';

/** A percentage with one decimal where it has one. @param percent 0–100 */
export const shareText = (percent: number, language: string): string =>
  new Intl.NumberFormat(localeFor(language), { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** A day that a text names; it has no hour and no zone. */
export const dayText = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(localeFor(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));
