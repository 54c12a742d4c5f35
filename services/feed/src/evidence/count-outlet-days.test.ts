import { RECORD_DAYS } from '@360/contracts/evidence-source';
import { describe, expect, it } from 'vitest';
import { dayOf, dayToCount, firstDay } from './count-outlet-days.ts';
import type { CountedDay } from './outlet-day.model.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 4, 12, 6, 0);

describe('dayToCount', () => {
  it('takes today first, then one day after the other back to the first that counts, then rests', () => {
    const counted = new Map<string, CountedDay>();
    const taken: string[] = [];
    for (let day = dayToCount(counted, NOW); day !== undefined; day = dayToCount(counted, NOW)) {
      taken.push(day);
      counted.set(day, { countedAt: new Date(NOW), tookMs: 5 });
    }
    expect(taken).toHaveLength(RECORD_DAYS);
    expect(taken[0]).toBe(dayOf(NOW));
    expect(taken.at(-1)).toBe(firstDay(NOW));
  });

  it('counts today every minute, other days every five, and what takes long less often', () => {
    const all = (ago: number, tookMs: number) =>
      new Map(
        Array.from({ length: RECORD_DAYS }, (_, back) => [
          dayOf(NOW - back * DAY_MS),
          { countedAt: new Date(NOW - ago), tookMs },
        ]),
      );
    expect(dayToCount(all(59_000, 1), NOW)).toBeUndefined();
    expect(dayToCount(all(61_000, 1), NOW)).toBe(dayOf(NOW));
    const rested = new Map([...all(301_000, 1), [dayOf(NOW), { countedAt: new Date(NOW), tookMs: 1 }]]);
    expect(dayToCount(rested, NOW)).toBe(dayOf(NOW - DAY_MS));
    expect(dayToCount(all(301_000, 200), NOW)).toBeUndefined();
  });
});
