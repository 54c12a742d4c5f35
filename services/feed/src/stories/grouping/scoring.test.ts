import { describe, expect, it } from 'vitest';
import { type Evidence, joinThreshold, storyScore } from './scoring.ts';
import { defaultSettings } from './settings.ts';

const DAY = 86_400_000;
const evidence = (fields: Partial<Evidence> = {}): Evidence => ({
  headSum: 0.4,
  members: 1,
  bestHead: 0.4,
  bestBody: 0.4,
  strangers: false,
  topical: true,
  bodyTerms: 100,
  gap: 0,
  ...fields,
});
const score = (fields: Partial<Evidence> = {}) => storyScore(evidence(fields), defaultSettings);

describe('storyScore', () => {
  it('is the likeness itself where all figures agree', () => {
    expect(score()).toBeCloseTo(0.4);
  });

  it('falls with distance in time, and hardly more after weeks', () => {
    expect(score({ gap: DAY })).toBeLessThan(score());
    expect(score({ gap: 40 * DAY }) - score({ gap: 400 * DAY })).toBeLessThan(0.001);
    expect(score() - score({ gap: 400 * DAY })).toBeCloseTo(defaultSettings.timePenalty);
  });

  it('counts several near members above one', () => {
    expect(score({ headSum: 1.2, members: 3 })).toBeGreaterThan(score());
  });

  it('does not count a body that repeats the head', () => {
    expect(score({ bestBody: 0, bodyTerms: 0 })).toBeCloseTo(0.4);
    expect(score({ bestBody: 0 })).toBeLessThan(0.4);
  });
});

describe('joinThreshold', () => {
  it('asks less of a best story far ahead of the second', () => {
    const near = joinThreshold(30, 0.4, 0.39, defaultSettings);
    expect(joinThreshold(30, 0.4, 0, defaultSettings)).toBeCloseTo(near - (0.39 / 0.4) * defaultSettings.marginBonus);
  });

  it('asks more of few terms where the settings say so', () => {
    const settings = { ...defaultSettings, fewTerms: 0.5 };
    expect(joinThreshold(5, 0.4, 0, settings)).toBeGreaterThan(joinThreshold(50, 0.4, 0, settings));
  });
});
