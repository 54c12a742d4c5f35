import { APPROACHES, type Approach } from '@360/contracts/vocabulary';
import { describe, expect, it } from 'vitest';
import { gapsOf } from './gaps.ts';

const each = (value: number, others: Partial<Record<Approach, number>> = {}): Record<Approach, number> => ({
  ...(Object.fromEntries(APPROACHES.map((approach) => [approach, value])) as Record<Approach, number>),
  ...others,
});
const usual = { shares: each(0.1, { institutional: 0.4, social: 0.3 }), reports: 200 };

describe('gapsOf', () => {
  it('names an approach whose absence chance does not explain', () => {
    // (1 − .3)^9 = .04, (1 − .1)^9 = .39
    expect(gapsOf(each(0, { institutional: 9 }), 9, usual)).toEqual(['social']);
  });

  it('is silent while chance explains it', () => {
    expect(gapsOf(each(0, { institutional: 8 }), 8, usual)).toEqual([]);
  });

  it('is silent for an approach that one report takes', () => {
    expect(gapsOf(each(0, { institutional: 8, social: 1 }), 9, usual)).toEqual([]);
  });

  it('is silent for small stories and small baselines', () => {
    const certain = { shares: each(0, { social: 0.9 }), reports: 200 };
    expect(gapsOf(each(0), 5, certain)).toEqual(['social']);
    expect(gapsOf(each(0), 4, certain)).toEqual([]);
    expect(gapsOf(each(0), 5, { ...certain, reports: 59 })).toEqual([]);
  });
});
