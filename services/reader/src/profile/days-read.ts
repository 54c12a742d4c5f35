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

/** How many reports were read on each day on which any was, oldest first; one that was read twice on a day counts once. */
export const daysRead = (reads: readonly ReadAt[], dayOf: (at: Date) => string): Reading['days'] => {
  const days = Map.groupBy(reads, ({ at }) => dayOf(at));
  return [...days]
    .map(([day, ofDay]) => ({ day, reports: new Set(ofDay.map(({ subject }) => subject)).size }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
};
