import { ANALYSIS_TABS } from '@360/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { confidenceLevel } from '../../components/evidence/confidence-level.ts';
import { stepOf } from '../../lib/step-of.ts';
import { analysisIn } from './address.ts';
import { personaOf, READ_TABS, tabOf } from './choices.ts';

test('tabs that hold figures alone are not asked of a persona', () => {
  expect(ANALYSIS_TABS.filter((tab) => !READ_TABS.includes(tab))).toEqual([
    'summary',
    'impact',
    'timeline',
    'fact-check',
  ]);
});

describe('an address', () => {
  test('opens the tab and persona it names', () => {
    const address = analysisIn({ tab: 'timeline', persona: 'investigator', q: 'x' });
    expect(address).toEqual({ tab: 'timeline', persona: 'investigator' });
    expect([tabOf(address), personaOf(address)]).toEqual(['timeline', 'investigator']);
  });
  test('without a tab leaves the analysis closed', () => {
    expect(tabOf(analysisIn({}))).toBeNull();
  });
  test('with names that do not exist opens the first tab and the centrist', () => {
    const address = analysisIn({ tab: 'nothing', persona: 'nobody' });
    expect([tabOf(address), personaOf(address)]).toEqual(['summary', 'centrist']);
  });
});

test.each([
  [0.9, 'high'],
  [0.899, 'good'],
  [0.7, 'good'],
  [0.699, 'moderate'],
] as const)('a confidence of %s is %s', (confidence, level) => {
  expect(confidenceLevel(confidence)).toBe(level);
});

describe('arrows', () => {
  const step = (key: string, now: string) => stepOf({ key }, ['a', 'b', 'c'], now);
  test('walk round, Home and End go to the ends', () => {
    expect([
      step('ArrowRight', 'c'),
      step('ArrowLeft', 'a'),
      step('Home', 'b'),
      step('End', 'a'),
      step('x', 'a'),
    ]).toEqual(['a', 'c', 'a', 'c', null]);
  });
  test('run with the writing', () => {
    document.documentElement.dir = 'rtl';
    expect(step('ArrowLeft', 'a')).toBe('b');
    document.documentElement.dir = 'ltr';
  });
});
