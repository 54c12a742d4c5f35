import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoverageItem } from './coverage-item.ts';
import { compareFigures } from './figures.ts';
import { eachAlone, HOUR_MS, report, START } from './reports.fixture.ts';

const says = (outlet: string, title: string, fields: Partial<CoverageItem> = {}) =>
  report(outlet, { title, ...fields });
const compare = (...items: CoverageItem[]) => compareFigures(items, eachAlone(items));
const states = (...titles: string[]) =>
  compare(...titles.map((title, index) => says(`o${index}`, title))).map(({ state }) => state);

describe('compareFigures', () => {
  it('sees two reports contradict each other on what happened to people', () => {
    expect(
      compare(says('a', 'Crane falls in Port Lennow, 12 people hurt'), says('b', 'Nineteen injured as crane falls')),
    ).toEqual([
      {
        subject: 'people injured',
        values: [
          { text: '12 people', itemIds: ['a'] },
          { text: 'Nineteen', itemIds: ['b'] },
        ],
        state: 'contested',
      },
    ]);
  });

  it('lists the value of most reports first', () => {
    const [figure] = compare(
      says('a', 'Storm kills 9 in Lennow'),
      says('b', 'Seven dead in Lennow storm'),
      says('c', 'Lennow storm: 7 people were killed'),
    );
    expect(figure?.state).toBe('contested');
    expect(figure?.values.map(({ itemIds }) => itemIds)).toEqual([['b', 'c'], ['a']]);
  });

  it.each([
    ['words and numerals', 'Seven people were killed', 'Crane kills 7'],
    ['other words for one outcome', 'The death toll rose to 14', '14 deaths in Lennow'],
    ['an active and a passive', 'The crane fell, killing 3 workers', 'Three workers died'],
    ['a round and an exact number', 'About 200 people injured', '214 injured in Lennow'],
    ['a lower bound and a number', 'At least 12 dead', '15 people killed'],
  ])('agrees through %s', (_, one, other) => {
    expect(states(one, other)).toEqual(['agreed']);
  });

  it.each([
    ['two lower bounds far apart', 'At least 12 dead', 'At least 40 people killed'],
    ['parts of the people concerned', '12 people killed in Lennow', '3 children killed in Lennow'],
    ['degrees', '60 people injured in Lennow', '18 people critically injured in Lennow'],
    ['other outcomes', '12 people killed in Lennow', '15 people injured in Lennow'],
    ['increments', '12 people killed in Lennow', '3 more people killed in Lennow'],
    ['another event', '12 people killed in Lennow', 'In 2011, 40 people were killed there'],
    ['another year', '12 people killed in Lennow', 'Last year 40 people were killed there'],
    ['what could be', '12 people killed in Lennow', 'A quake could leave 40 people dead'],
    ['ages', 'Mira Oldane, 34, dead', 'Mira Oldane, 43, dead'],
    ['names', 'Four Rivers race halted in Lennow', 'Five Rivers race halted in Lennow'],
    ['small numbers of people in other roles', 'Crane of Lennow port: three people asked', 'Lennow: four people sail'],
    ['things of other kinds', 'Port orders 12 cranes', 'Port orders 14 ferries'],
    ['values too far apart to be one', 'Lennow port fined $2m over crane', 'Lennow port to spend $90m on crane'],
  ])('does not compare %s', (_, one, other) => {
    expect(states(one, other)).not.toContain('contested');
  });

  it('takes no value for contested that the other report gives, too', () => {
    const both = says('b', 'Nine killed in Lennow', {
      text: 'Nine people were killed. The mayor said earlier that 12 people were killed.',
    });
    expect(compare(says('a', '12 people killed in Lennow'), both)).toEqual([]);
  });

  it('takes tolls hours apart for two states of one event', () => {
    const early = says('a', '12 people killed in Lennow');
    expect(compare(early, says('b', '19 people killed', { publishedAt: START + 3 * HOUR_MS }))).toHaveLength(1);
    expect(compare(early, says('b', '19 people killed', { publishedAt: START + 4 * HOUR_MS }))).toEqual([]);
  });

  it('prefers the newest toll that two reports give', () => {
    const late = { publishedAt: START + 6 * HOUR_MS };
    const [figure] = compare(
      ...['a', 'b', 'c'].map((outlet) => says(outlet, '12 people killed in Lennow')),
      ...['d', 'e'].map((outlet) => says(outlet, '19 people killed in Lennow', late)),
    );
    expect(figure).toEqual({
      subject: 'people killed',
      values: [{ text: '19 people', itemIds: ['d', 'e'] }],
      state: 'agreed',
    });
  });

  it('lets an outlet speak through its latest item', () => {
    const items = [
      says('a', '12 people killed in Lennow'),
      says('a', '15 people killed in Lennow', { id: 'a-2', publishedAt: START + HOUR_MS }),
      says('b', '15 people killed in Lennow'),
    ];
    const groupOf = new Map([
      ['a', 0],
      ['a-2', 0],
      ['b', 1],
    ]);
    expect(compareFigures(items, groupOf)).toMatchObject([{ state: 'agreed', values: [{ itemIds: ['a-2', 'b'] }] }]);
  });

  it('says nothing on what one report and its copies give', () => {
    const items = [says('a', '12 people killed in Lennow'), says('b', '12 people killed in Lennow')];
    expect(
      compareFigures(
        items,
        new Map([
          ['a', 0],
          ['b', 0],
        ]),
      ),
    ).toEqual([]);
  });

  it('compares counted things where the words around them are shared', () => {
    const figures = compare(
      says('a', '312 ballots turn up in a library in Caldmoor'),
      says('b', 'Caldmoor library hid 407 ballots'),
    );
    expect(figures).toMatchObject([{ subject: 'ballots', state: 'contested' }]);
  });

  it('compares amounts of money on the same matter', () => {
    const figures = compare(
      says('a', 'Lennow port to pay fine of 1.2 billion crowns'),
      says('b', 'Port of Lennow must pay a fine of 1.8 billion crowns'),
    );
    expect(figures).toMatchObject([{ state: 'contested' }]);
    expect(figures[0]?.subject).toMatch(/^crowns \(/);
    expect(states('Lennow port to pay fine of €1,200 million', 'Port of Lennow must pay a fine of €1.2bn')).toEqual([
      'agreed',
    ]);
  });

  it('does not take amounts for one because the same body asks for them', () => {
    const figures = compare(
      says('a', 'Aid bill', { text: 'Harbour House is asking for 14 million crowns for ferries.' }),
      says('b', 'Repairs', { text: 'Harbour House wants 24 million crowns in all.' }),
    );
    expect(figures).toEqual([]);
  });

  it('reads no figures from languages whose numbers it does not know', () => {
    expect(compare(says('a', '12 people killed', { language: 'de' }), says('b', '15 people killed'))).toEqual([]);
    expect(compare(says('a', '12 people killed', { language: null }), says('b', '15 people killed'))).toHaveLength(1);
  });
});

describe('compareFigures, for any reports', () => {
  const title = fc.constantFrom(
    '12 people killed in Lennow',
    'At least 15 dead in Lennow',
    'Crane falls in Lennow, 40 injured',
    'Lennow port fined 3 million crowns',
    'Port of Lennow pays 5 million crowns fine',
    'Quay of Lennow to close',
  );
  const stories = fc
    .array(fc.tuple(title, fc.integer({ min: 0, max: 8 })), { minLength: 1, maxLength: 8 })
    .map((all) => all.map(([text, hours], index) => says(`o${index}`, text, { publishedAt: START + hours * HOUR_MS })));

  it('does not depend on the order of items', () => {
    fc.assert(
      fc.property(stories, (items) => {
        const groupOf = eachAlone(items);
        expect(compareFigures([...items].reverse(), groupOf)).toEqual(compareFigures(items, groupOf));
      }),
    );
  });

  it('contests nothing through a figure on another matter', () => {
    fc.assert(
      fc.property(stories, (items) => {
        const contested = (all: CoverageItem[]) => compare(...all).filter(({ state }) => state === 'contested');
        const other = says('other', 'Bakers sold 700 loaves and 61 rolls to sailors');
        expect(contested([...items, other])).toEqual(contested(items));
      }),
    );
  });

  it('lets no item give two values of one figure and contests only between reports', () => {
    fc.assert(
      fc.property(stories, (items) => {
        for (const { values, state } of compare(...items)) {
          const ids = values.flatMap(({ itemIds }) => itemIds);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBeGreaterThan(1);
          expect(values.length > 1).toBe(state === 'contested');
        }
      }),
    );
  });
});
