import { addMonths as addMonthsTo } from '../payments/calendar.ts';

/** A time so many months after another, both in seconds. */
export const addMonths = (seconds: number, months: number): number =>
  addMonthsTo(new Date(seconds * 1_000), months).getTime() / 1_000;

/** The first end of a period after `seconds`, of those that are whole months after `anchor`. */
export const nextPeriodEnd = (anchor: number, seconds: number): number => {
  const [from, to] = [new Date(anchor * 1_000), new Date(seconds * 1_000)];
  const apart = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const end = addMonths(anchor, apart);
  return end > seconds ? end : addMonths(anchor, apart + 1);
};
