import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportsOf } from './independence.ts';
import { HOUR_MS, OWN, report, START, WIRE } from './reports.fixture.ts';

const agency = report('agency', { text: WIRE });
const later = { publishedAt: START + HOUR_MS };

describe('reportsOf', () => {
  it('counts a wire text under another name as a copy of the earlier one', () => {
    const { groups, copyOf } = reportsOf([report('daily', { text: WIRE, ...later }), agency]);
    expect(groups).toEqual([{ lead: 'agency', members: ['agency', 'daily'] }]);
    expect(copyOf).toEqual(new Map([['daily', 'agency']]));
  });

  it.each([
    ['an own first line', `Our harbour has seen worse, but not often. ${WIRE}`],
    ['the last third dropped', WIRE.slice(0, 300)],
    ['a word changed here and there', WIRE.replace('Tuesday', 'Monday').replace('forty', '40')],
  ])('sees a copy through %s', (_, text) => {
    expect(reportsOf([agency, report('daily', { text, ...later })]).copyOf.get('daily')).toBe('agency');
  });

  it('keeps a report apart that quotes one sentence of the wire', () => {
    const text = `${OWN} Divers will look at the foundation of the quay before the terminal opens again.`;
    expect(reportsOf([agency, report('daily', { text, ...later })]).groups).toHaveLength(2);
  });

  it('knows a teaser as a part of a full text, whichever came first', () => {
    const teaser = report('teaser', { summary: WIRE.slice(0, 160) });
    expect(reportsOf([teaser, report('daily', { text: WIRE, ...later })]).groups).toHaveLength(1);
    expect(reportsOf([agency, { ...teaser, ...later }]).groups).toHaveLength(1);
  });

  it('takes short teasers for copies only when title and teaser are equal', () => {
    const short = { title: 'Crane falls in Port Lennow', summary: 'Ferry terminal closed.' };
    const equal = reportsOf([report('one', short), report('two', short)]);
    expect(equal.groups).toHaveLength(1);
    const other = reportsOf([report('one', short), report('two', { ...short, title: 'Crane falls on Port Lennow' })]);
    expect(other.groups).toHaveLength(2);
  });

  it('does not merge items that say nothing', () => {
    expect(reportsOf([report('one', { title: 'Live' }), report('two', { title: 'Live' })]).groups).toHaveLength(2);
  });

  it('takes two own items of an outlet for one report', () => {
    const { groups, copyOf } = reportsOf([
      report('daily', { text: OWN }),
      report('daily', {
        id: 'daily-2',
        text: 'The port will pay for the milk, its director said on Wednesday evening, laughing.',
      }),
    ]);
    expect(groups).toEqual([{ lead: 'daily', members: ['daily', 'daily-2'] }]);
    expect(copyOf.size).toBe(0);
  });

  it('lets an outlet that copied the wire first still give a report of its own', () => {
    const { groups } = reportsOf([
      agency,
      report('daily', { text: WIRE, ...later }),
      report('daily', { id: 'daily-2', text: OWN, publishedAt: START + 2 * HOUR_MS }),
    ]);
    expect(groups).toEqual([
      { lead: 'agency', members: ['agency', 'daily'] },
      { lead: 'daily-2', members: ['daily-2'] },
    ]);
  });

  it('asks for less of a shared text where the owner is one', () => {
    const half = `${WIRE.slice(0, 240)} ${OWN.slice(0, 290)}`;
    const fields = { text: half, ...later };
    expect(reportsOf([agency, report('daily', fields)]).groups).toHaveLength(2);
    const owned = [
      report('agency', { text: WIRE, owner: 'Lennow Press' }),
      report('daily', { ...fields, owner: 'Lennow Press' }),
    ];
    expect(reportsOf(owned).groups).toHaveLength(1);
  });

  it('keeps own texts of one owner apart', () => {
    const owned = [
      report('a', { text: WIRE, owner: 'Lennow Press' }),
      report('b', { text: OWN, owner: 'Lennow Press', ...later }),
    ];
    expect(reportsOf(owned).groups).toHaveLength(2);
  });

  it('reads scripts without spaces', () => {
    const text = '港の東の岸壁で火曜日の朝に大きなクレーンが倒れ、フェリーの乗り場が閉鎖されたと港湾局が発表した。';
    expect(
      reportsOf([report('one', { text }), report('two', { text: `速報　${text}`, ...later })]).groups,
    ).toHaveLength(1);
  });
});

describe('reportsOf, for any items', () => {
  const word = fc.constantFrom(
    ...'crane quay ferry port milk paint diver ticket island dust stair coffee town night'.split(' '),
  );
  const item = fc.record({
    outletId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    owner: fc.constantFrom(null, 'x', 'y'),
    publishedAt: fc.integer({ min: 0, max: 5 }),
    text: fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
  });
  const items = fc
    .array(item, { minLength: 1, maxLength: 12 })
    .map((all) => all.map((fields, index) => report(fields.outletId, { ...fields, id: `i${index}` })));

  it('gives the same reports for every order', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 11 }), (all, turn) => {
        const turned = [...all.slice(turn), ...all.slice(0, turn)].reverse();
        expect(reportsOf(turned)).toEqual(reportsOf(all));
      }),
    );
  });

  it('puts every item into one report and no more reports than outlets speak in', () => {
    fc.assert(
      fc.property(items, (all) => {
        const { groups, groupOf, copyOf } = reportsOf(all);
        expect(groups.flatMap(({ members }) => members).sort()).toEqual(all.map(({ id }) => id).sort());
        for (const [index, { members }] of groups.entries())
          for (const id of members) expect(groupOf.get(id)).toBe(index);
        expect(groups.length).toBeLessThanOrEqual(new Set(all.map(({ outletId }) => outletId)).size);
        for (const [copy, original] of copyOf) expect(groupOf.get(copy)).toBe(groupOf.get(original));
      }),
    );
  });

  it('never counts more reports when a text is copied later', () => {
    fc.assert(
      fc.property(items, fc.nat(), (all, pick) => {
        const copied = all[pick % all.length];
        if (!copied) return;
        const copy = report('copyist', { text: copied.text, title: copied.title, publishedAt: 9 });
        const before = reportsOf(all).groups.length;
        const repeats = copied.text.split(' ').length >= 12;
        expect(reportsOf([...all, copy]).groups.length).toBeLessThanOrEqual(repeats ? before : before + 1);
      }),
    );
  });
});
