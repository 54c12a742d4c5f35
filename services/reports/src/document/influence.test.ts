import { describe, expect, test } from 'vitest';
import { inventedMaterial } from '../making/story.fixture.ts';
import { influenceOf } from './influence.ts';

const { bundle, analysis } = inventedMaterial().frozen;

describe('influence', () => {
  test('leads with who was first, told a claim first and is repeated', () => {
    const [first, second, third] = influenceOf(bundle.items, analysis.claims);
    expect(first).toMatchObject({ name: 'Tarnwater Ledger', firsts: 1, followers: 1, lagMinutes: 0, value: 100 });
    // 100 · 0.2 · (1 − 150 ÷ 1515), the rest being nought
    expect(second).toMatchObject({ name: 'Quay Gazette', lagMinutes: 150, value: 18 });
    expect(third).toMatchObject({ name: 'Radio Norrby', lagMinutes: 1515, value: 0 });
  });

  test('leaves out with its weight what nothing can be said of', () => {
    const alone = bundle.items.map((item) => ({ ...item, copyOf: null }));
    expect(influenceOf(alone, []).map(({ value }) => value)).toEqual([100, 90, 0]);
    expect(influenceOf(alone.slice(0, 1), []).map(({ value }) => value)).toEqual([0]);
  });

  test('does not follow from the order of the items', () => {
    expect(influenceOf(bundle.items.toReversed(), analysis.claims)).toEqual(influenceOf(bundle.items, analysis.claims));
  });
});
