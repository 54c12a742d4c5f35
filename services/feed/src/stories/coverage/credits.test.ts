import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoverageItem } from './coverage-item.ts';
import { reportsOf } from './independence.ts';
import { HOUR_MS, OWN, report, START } from './reports.fixture.ts';

const outlet = (id: string, name: string, fields: Partial<CoverageItem>) => report(id, { outletName: name, ...fields });
const herald = outlet('herald', 'The Lennow Herald', {
  summary: 'The crane of Port Lennow fell before dawn because two bolts were missing, inspectors found.',
});
const courier = outlet('courier', 'Halm Courier', {
  summary: 'Two bolts were missing from the crane that fell in Port Lennow, the Lennow Herald reports.',
  publishedAt: START + HOUR_MS,
});
const kurier = outlet('kurier', 'Lennower Kurier', {
  summary: 'Am umgestürzten Kran im Hafen fehlten zwei Bolzen, wie der Lennow Herald berichtet.',
  language: 'de',
  publishedAt: START + 2 * HOUR_MS,
});
const own = outlet('post', 'Orsund Post', { text: OWN, publishedAt: START + 3 * HOUR_MS });
const groups = (...items: CoverageItem[]) => reportsOf(items).groups.map(({ members }) => members);

describe('reportsOf, where outlets credit each other', () => {
  it('takes an item for the report of the outlet it credits, in any language', () => {
    expect(groups(herald, courier, kurier, own)).toEqual([['herald', 'courier', 'kurier'], ['post']]);
    expect(reportsOf([herald, courier]).creditOf.get('courier')).toEqual({ home: 'herald', name: 'The Lennow Herald' });
    expect(reportsOf([herald, courier]).copyOf.size).toBe(0);
  });

  it('does so, too, where the credited report comes later', () => {
    expect(groups({ ...herald, publishedAt: START + 9 * HOUR_MS }, courier)).toEqual([['courier', 'herald']]);
  });

  it('takes two that credit one outlet that is not there for one report, one alone for its own', () => {
    expect(groups(courier, kurier, own)).toEqual([['courier', 'kurier'], ['post']]);
    expect(reportsOf([courier, own]).creditOf.size).toBe(0);
    expect(groups(courier, own)).toHaveLength(2);
  });

  it('does not take people and bodies for outlets', () => {
    const says = (id: string, who: string) =>
      report(id, { summary: `Bolts of the crane number ${id} were missing since spring, according to ${who}.` });
    expect(groups(says('a', 'Mira Oldane'), says('b', 'Mira Oldane'))).toHaveLength(2);
    expect(groups(says('a', 'the Harbour Office'), says('b', 'the Harbour Office'))).toHaveLength(2);
  });

  it('follows a chain to its start and a circle to one report', () => {
    const third = outlet('third', 'Orsund Gazette', {
      summary: 'The fallen crane of the port lacked bolts, according to the Halm Courier.',
    });
    expect(groups(herald, courier, third)).toHaveLength(1);
    const circle = outlet('herald', 'The Lennow Herald', {
      summary: 'Bolts were missing from the crane, according to the Halm Courier.',
    });
    expect(groups(circle, courier)).toHaveLength(1);
  });

  it('does not move an outlet that credits itself or several others', () => {
    const itself = outlet('herald', 'The Lennow Herald', {
      summary: 'Two bolts were missing from the crane, the Lennow Herald has reported.',
    });
    expect(reportsOf([itself, own]).creditOf.size).toBe(0);
    const several = outlet('third', 'Orsund Gazette', {
      title: 'Bolts missing from crane, Halm Courier reports',
      summary: 'Two bolts were missing from the crane, according to the Lennow Herald.',
    });
    expect(groups(herald, { ...courier, summary: OWN }, several)).toHaveLength(3);
  });

  it('keeps an outlet’s own report beside one it credits to another', () => {
    const two = outlet('courier', 'Halm Courier', { id: 'courier-2', text: OWN, publishedAt: START + 5 * HOUR_MS });
    expect(groups(herald, courier, two)).toEqual([['herald', 'courier'], ['courier-2']]);
  });

  it('puts every item into one report, whatever the order and whoever credits whom', () => {
    const names = ['Lennow Herald', 'Halm Courier', 'Orsund Post', 'Marrow Times'];
    const item = fc.record({ by: fc.nat(2), credits: fc.nat(4), at: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 10 }), (all) => {
        const items = all.map(({ by, credits, at }, index) =>
          outlet(`o${by}`, names[by] ?? '', {
            id: `i${index}`,
            summary: `Bolt ${index} of crane ${index} was lost${names[credits] ? `, the ${names[credits]} reports` : ''}.`,
            publishedAt: START + at,
          }),
        );
        const reports = reportsOf(items);
        expect(reports.groups.flatMap(({ members }) => members).sort()).toEqual(items.map(({ id }) => id).sort());
        expect(reportsOf(items.toReversed())).toEqual(reports);
      }),
    );
  });
});
