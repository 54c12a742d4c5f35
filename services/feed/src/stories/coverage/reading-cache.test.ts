import { APPROACHES, type Approach } from '@360/contracts/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage-of.ts';
import { createReadingCache } from './reading-cache.ts';
import { HOUR_MS, OWN, report, START, WIRE } from './reports.fixture.ts';

const baseline = {
  shares: Object.fromEntries(APPROACHES.map((approach) => [approach, 1 / 6])) as Record<Approach, number>,
  reports: 100,
};
const MANY = 64 * 1024 * 1024;

const text = fc.constantFrom(
  '',
  WIRE,
  OWN,
  WIRE.slice(0, 200),
  `${OWN} ${WIRE}`,
  'Port pays a fine of 3 million crowns.',
);
const item = fc.record({
  ...{ text, summary: text, title: fc.constantFrom('Crane kills 3', '12 people hurt by crane', 'Four dead in Lennow') },
  outletId: fc.constantFrom('a', 'b', 'c', 'd'),
  language: fc.constantFrom('en', 'de', null),
  publishedAt: fc.integer({ min: START, max: START + 9 * HOUR_MS }),
});
const stories = fc
  .array(item, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((fields, index) => report(fields.outletId, { ...fields, id: `i${index}` })));

describe('createReadingCache', () => {
  it.each([
    ['all', MANY],
    ['hardly any', 3_000],
  ])('changes no figure when it keeps %s of what was read', (_, bytes) => {
    const cache = createReadingCache(bytes);
    fc.assert(
      fc.property(stories, (items) => {
        const fresh = coverageOf(structuredClone(items), baseline);
        cache.recall(items);
        const again = structuredClone(items);
        cache.recall(again);
        expect(coverageOf(again, baseline)).toEqual(fresh);
        expect(cache.bytes).toBeLessThanOrEqual(bytes);
      }),
    );
  });

  it('reads an item anew when its text or language has changed', () => {
    const cache = createReadingCache(MANY);
    const old = report('a', { title: '12 people killed in Lennow' });
    const changed = { ...old, title: '15 people killed in Lennow' };
    const other = report('b', { title: '12 people were killed' });
    cache.recall([old, other]);
    cache.recall([changed, other]);
    expect(coverageOf([changed, other], baseline).figures).toMatchObject([{ state: 'contested' }]);
    const german = { ...old, language: 'de' };
    cache.recall([german]);
    expect(coverageOf([german, other], baseline)).toEqual(coverageOf(structuredClone([german, other]), baseline));
  });
});
