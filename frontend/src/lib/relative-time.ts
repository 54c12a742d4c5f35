const HOUR = 3_600_000;

/** How the age of a report is told: by the hour for a day, by the day for three, then by its date. */
export type Age = { unit: 'now' } | { unit: 'hours' | 'days'; count: number } | { unit: 'date' };

/** @param published, now milliseconds since the epoch. A time in the future counts as now. */
export function ageOf(published: number, now: number): Age {
  const elapsed = now - published;
  if (elapsed < HOUR) return { unit: 'now' };
  if (elapsed < 24 * HOUR) return { unit: 'hours', count: Math.floor(elapsed / HOUR) };
  if (elapsed < 72 * HOUR) return { unit: 'days', count: Math.floor(elapsed / (24 * HOUR)) };
  return { unit: 'date' };
}
