import type { Reading } from '@360/contracts/account';

export const WEEKS = 18;
const DAY_MS = 86_400_000;

export interface DayCell {
  /** Year-month-day. */
  day: string;
  reports: number;
  /** Whether anything was done. */
  active: boolean;
  /** From 0, where nothing was read, to 4, the most of any day. */
  level: number;
  /** Not come yet. */
  ahead: boolean;
}

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const dayAfter = (day: string, days: number): string =>
  new Date(atNoon(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
const daysSinceMonday = (day: string): number => (atNoon(day).getUTCDay() + 6) % 7;

/** The days of the last eighteen weeks, Monday first; the last week is today's. */
export function dayGrid({ today, days }: Pick<Reading, 'today' | 'days'>): DayCell[] {
  const reportsOn = new Map(days.map(({ day, reports }) => [day, reports]));
  const first = dayAfter(today, -daysSinceMonday(today) - (WEEKS - 1) * 7);
  const all = Array.from({ length: WEEKS * 7 }, (_, at) => dayAfter(first, at));
  const most = Math.max(1, ...all.map((day) => reportsOn.get(day) ?? 0));
  return all.map((day) => {
    const reports = reportsOn.get(day) ?? 0;
    return { day, reports, active: reportsOn.has(day), level: Math.ceil((reports / most) * 4), ahead: day > today };
  });
}
