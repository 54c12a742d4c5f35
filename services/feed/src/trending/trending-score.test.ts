import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { agePoints, engagementPoints, scoreWithPointsLeft, trendingScoreOf, velocityPoints } from './trending-score.ts';

const HOUR = 3_600_000;
const AT = Date.UTC(2026, 0, 1);
const scoreOf = (engagement: number, velocityPerHour: number | null, lastReportAt = AT): number | null =>
  trendingScoreOf({ engagement, velocityPerHour, lastReportAt });

describe('the score', () => {
  it('is none where nobody engages and nothing gathers pace', () => {
    expect(scoreOf(0, null)).toBeNull();
    expect(scoreOf(0, 0)).toBeNull();
  });

  it('lets twice the engagement stand level with six hours', () => {
    expect(scoreOf(700, null)).toBeCloseTo(scoreOf(300, null, AT + 6 * HOUR) ?? 0, 9);
  });

  it('lets velocity alone make a trend', () => {
    expect(scoreOf(0, 3)).toBeCloseTo(2 + AT / (6 * HOUR), 9);
  });

  it('is as published: the parts readers are told add up to it', () => {
    const figures = { engagement: 5_000, velocityPerHour: 4, lastReportAt: AT };
    const now = AT + 9 * HOUR;
    const told = engagementPoints(figures) + velocityPoints(figures) - agePoints(figures, now);
    expect(trendingScoreOf(figures)).toBeCloseTo(scoreWithPointsLeft(told, now), 6);
    expect(agePoints(figures, now)).toBe(1.5);
  });
});

test('more engagement, more velocity or a newer report never lowers the score', () => {
  const figures = fc.record({
    engagement: fc.integer({ min: 1, max: 1e9 }),
    velocityPerHour: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
    lastReportAt: fc.integer({ min: AT, max: AT + 1e9 }),
  });
  fc.assert(
    fc.property(figures, fc.nat(1e6), (given, more) => {
      const score = trendingScoreOf(given) ?? 0;
      expect(trendingScoreOf({ ...given, engagement: given.engagement + more })).toBeGreaterThanOrEqual(score);
      const faster = { ...given, velocityPerHour: (given.velocityPerHour ?? 0) + more };
      expect(trendingScoreOf(faster)).toBeGreaterThanOrEqual(score);
      expect(trendingScoreOf({ ...given, lastReportAt: given.lastReportAt + more })).toBeGreaterThanOrEqual(score);
    }),
  );
});
