const DAY_MS = 86_400_000;
const WRITTEN_DAY = /^([12]\d{3})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Whole UTC days; `to` is the first moment after them. */
export interface TimeRange {
  from: Date;
  to: Date;
}

export const utcDay = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));

export const startOfDay = (at: Date): Date => utcDay(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());

export const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

/** The Monday that a day's week begins with. */
export const startOfWeek = (day: Date): Date => addDays(startOfDay(day), -((day.getUTCDay() + 6) % 7));

/** `YYYY-MM-DD` */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** The last day of which anything lies before `end`. */
export const lastDayBefore = (end: Date): string => isoDay(new Date(end.getTime() - 1));

export const oneDay = (day: Date): TimeRange => ({ from: startOfDay(day), to: addDays(startOfDay(day), 1) });

/** @param month 0–11; less or more reaches into other years */
export const wholeMonth = (year: number, month: number): TimeRange => ({
  from: utcDay(year, month, 1),
  to: utcDay(year, month + 1, 1),
});

export const wholeYear = (year: number): TimeRange => ({ from: utcDay(year, 0, 1), to: utcDay(year + 1, 0, 1) });

/** What a date operator's value spans: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `today` or `yesterday`; null for anything else. */
export function writtenRange(value: string, now: Date): TimeRange | null {
  const name = value.toLowerCase();
  if (name === 'today') return oneDay(now);
  if (name === 'yesterday') return oneDay(addDays(now, -1));
  const [, year, month, day] = WRITTEN_DAY.exec(value) ?? [];
  if (year === undefined) return null;
  if (month === undefined) return wholeYear(Number(year));
  if (Number(month) < 1 || Number(month) > 12) return null;
  if (day === undefined) return wholeMonth(Number(year), Number(month) - 1);
  const from = utcDay(Number(year), Number(month) - 1, Number(day));
  return isoDay(from) === value ? oneDay(from) : null;
}
