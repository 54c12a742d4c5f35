import { coverageSchema } from '@360/contracts/news';
import { figureComparisonSchema } from '@360/contracts/stories';
import { APPROACHES, type Approach } from '@360/contracts/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoverageItem } from './coverage-item.ts';
import { coverageOf } from './coverage-of.ts';
import { HOUR_MS, MINUTE_MS, OWN, report, START, WIRE } from './reports.fixture.ts';

const baseline = {
  shares: Object.fromEntries(APPROACHES.map((approach) => [approach, 1 / 6])) as Record<Approach, number>,
  reports: 0,
};
const wire = { title: 'Crane falls in Port Lennow, 12 people hurt', text: WIRE, summary: WIRE.slice(14, 140) };
const story: CoverageItem[] = [
  report('agency', { ...wire, country: 'GB' }),
  report('daily', { ...wire, country: 'CA', publishedAt: START + MINUTE_MS }),
  report('herald', { ...wire, country: 'CA', publishedAt: START + 2 * MINUTE_MS }),
  report('courier', {
    title: '“Like a felled tree”: 19 people injured on the quay',
    text: OWN,
    country: 'CA',
    publishedAt: START + HOUR_MS,
  }),
];

describe('coverageOf', () => {
  const found = coverageOf(story, baseline);

  it('counts items, outlets, independent reports and countries', () => {
    expect(found.coverage).toMatchObject({ items: 4, outlets: 4, independentReports: 2, countries: ['CA', 'GB'] });
    expect(found.countries).toEqual([
      { country: 'CA', independent: 1, copies: 2 },
      { country: 'GB', independent: 1, copies: 0 },
    ]);
    expect(Object.fromEntries(found.copyOf)).toEqual({ daily: 'agency', herald: 'agency' });
  });

  it('counts the contradiction of two reports once, however often one is copied', () => {
    expect(found.figures).toEqual([
      {
        subject: 'people injured',
        values: [
          { text: '19 people', itemIds: ['courier'] },
          { text: '12 people', itemIds: ['agency', 'daily', 'herald'] },
        ],
        state: 'contested',
      },
    ]);
    expect(found.coverage.agreement).toEqual({ percent: 50, state: 'contested', supporting: 1, contradicting: 1 });
    expect(found.epistemologyTag).toBe('conflicting');
  });

  it('counts the approach of each report once', () => {
    const social =
      'Families of the old town brought soup to their neighbours. Volunteers slept in the school with the children.';
    const items = [0, 1, 2].map((at) => report(`o${at}`, { text: social, publishedAt: START + at * MINUTE_MS }));
    const { coverage, approaches } = coverageOf(items, baseline);
    expect([...approaches.values()]).toEqual(['social', 'social', 'social']);
    expect(coverage.approaches).toMatchObject({ social: 1, economic: 0 });
  });

  it('abstains on a single report', () => {
    const { coverage, truthConfidence, epistemologyTag, leadItemId } = coverageOf(story.slice(0, 3), baseline);
    expect(coverage.agreement.percent).toBeNull();
    expect(truthConfidence).toBeNull();
    expect(epistemologyTag).toBe('developing');
    expect(['agency', 'daily', 'herald']).toContain(leadItemId);
  });

  it('refuses a story without items', () => {
    expect(() => coverageOf([], baseline)).toThrow(RangeError);
  });
});

describe('coverageOf, for any items', () => {
  const text = fc.constantFrom(
    '',
    WIRE,
    OWN,
    WIRE.slice(0, 200),
    `${OWN} ${WIRE}`,
    'Families volunteer. Parliament votes.',
  );
  const title = fc.constantFrom(
    'Crane kills 3',
    '12 people hurt by crane',
    'Four dead in Port Lennow',
    'Why cranes fall',
  );
  const item = fc.record({
    ...{ text, title, summary: text },
    outletId: fc.constantFrom('a', 'b', 'c', 'd'),
    owner: fc.constantFrom(null, 'x'),
    country: fc.constantFrom(null, 'GB', 'CA'),
    publishedAt: fc.integer({ min: START, max: START + 9 * HOUR_MS }),
  });
  const items = fc
    .array(item, { minLength: 1, maxLength: 8 })
    .map((all) => all.map((fields, index) => report(fields.outletId, { ...fields, id: `i${index}` })));

  it('keeps the contract and does not depend on the order of items', () => {
    fc.assert(
      fc.property(items, (all) => {
        const found = coverageOf(all, baseline);
        expect(coverageSchema.parse(found.coverage)).toEqual(found.coverage);
        for (const figure of found.figures) expect(figureComparisonSchema.parse(figure)).toEqual(figure);
        expect(coverageOf([...all].reverse(), baseline)).toEqual(found);
        expect(all.map(({ id }) => id)).toContain(found.leadItemId);
      }),
    );
  });
});
