import type { Reading } from '@360/contracts/account';

export interface ReadAt {
  subject: string;
  at: Date;
}

/** Says on which day a moment falls in a time zone, as year-month-day. */
export const dayIn = (zone: string): ((at: Date) => string) => {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, calendar: 'iso8601', ...parts });
  return (at) => format.format(at);
};

/**
 * On which days a reader was active, oldest first, and how many reports they read on each: none, where they only did
 * something else. A report that was read twice on a day counts once.
 */
export const daysActive = (
  active: readonly Date[],
  reads: readonly ReadAt[],
  dayOf: (at: Date) => string,
): Reading['days'] => {
  const readOn = Map.groupBy(reads, ({ at }) => dayOf(at));
  const reportsOn = (day: string) => new Set(readOn.get(day)?.map(({ subject }) => subject)).size;
  return [...new Set([...active.map(dayOf), ...readOn.keys()])]
    .toSorted()
    .map((day) => ({ day, reports: reportsOn(day) }));
};
