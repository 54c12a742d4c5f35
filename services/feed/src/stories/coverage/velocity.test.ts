import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS, START } from './reports.fixture.ts';
import { usualVelocity, velocityAt } from './velocity.ts';

const minutes = (...all: number[]) => all.map((each) => START + each * MINUTE_MS);
const at = (hours: number) => START + hours * HOUR_MS;

describe('velocityAt', () => {
  it('counts the reports of the last six hours', () => {
    expect(velocityAt(minutes(0, 10, 400, 500, 700), at(12), null)?.perHour).toBe(0.5);
  });

  it('takes a younger story by its own age, and none as younger than an hour', () => {
    expect(velocityAt(minutes(0, 30, 60, 120), at(2), null)?.perHour).toBe(2);
    expect(velocityAt(minutes(0, 5, 10), at(10 / 60), null)?.perHour).toBe(3);
  });

  it('sinks to nothing when no more reports come', () => {
    const reports = minutes(0, 5, 10, 15);
    expect([1, 4, 7].map((hours) => velocityAt(reports, at(hours), null)?.perHour)).toEqual([4, 1, 0]);
  });

  it('is held against what is usual', () => {
    expect(velocityAt(minutes(0, 30, 60, 120), at(2), 0.8)).toEqual({ perHour: 2, usualPerHour: 0.8, ratio: 2.5 });
    expect(velocityAt(minutes(0, 30, 60, 120), at(2), null)?.ratio).toBeNull();
    expect(velocityAt(minutes(0, 30, 60, 120), at(2), 0)?.ratio).toBeNull();
  });

  it('says nothing on fewer than three reports, nor on those dated ahead', () => {
    expect(velocityAt([], at(1), null)).toBeNull();
    expect(velocityAt(minutes(0, 1), at(1), null)).toBeNull();
    expect(velocityAt(minutes(0, 1, 90), at(1), null)).toBeNull();
  });

  it('does not depend on the order and never exceeds the reports there are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 3, maxLength: 30 }), (times) => {
        const found = velocityAt(minutes(...times), at(40), 1);
        expect(velocityAt(minutes(...times.toReversed()), at(40), 1)).toEqual(found);
        expect(found?.perHour).toBeGreaterThanOrEqual(0);
        expect(found?.perHour).toBeLessThanOrEqual(times.length);
      }),
    );
  });
});

describe('usualVelocity', () => {
  const stories = Array.from({ length: 21 }, (_, index) => index / 10);

  it('is the median', () => {
    expect(usualVelocity(stories.toReversed())).toBe(1);
    expect(usualVelocity(stories.slice(1))).toBe(1.05);
  });

  it('is unknown for fewer than twenty stories', () => {
    expect(usualVelocity(stories.slice(2))).toBeNull();
  });
});
