import { describe, expect, it } from 'vitest';
import { epistemologyTagOf } from './epistemology.ts';

const agreed = { percent: 100, state: 'agreed', supporting: 3, contradicting: 0 } as const;
const contested = { percent: 66, state: 'contested', supporting: 2, contradicting: 1 } as const;
const silent = { percent: null, state: 'single-source', supporting: 0, contradicting: 0 } as const;

describe('epistemologyTagOf', () => {
  it.each([
    ['conflicting', { agreement: contested, gaps: ['social'], independentReports: 9 }],
    ['missing-perspectives', { agreement: agreed, gaps: ['social'], independentReports: 9 }],
    ['verified', { agreement: agreed, gaps: [], independentReports: 3 }],
    ['verified', { agreement: silent, gaps: [], independentReports: 3 }],
    ['developing', { agreement: agreed, gaps: [], independentReports: 2 }],
  ] as const)('is %s', (tag, { agreement, gaps, independentReports }) => {
    expect(epistemologyTagOf({ agreement, gaps: [...gaps], independentReports })).toBe(tag);
  });
});
