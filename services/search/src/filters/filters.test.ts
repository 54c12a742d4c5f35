import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../query/parse-query.ts';
import { anyQuery } from '../query/query-samples.ts';
import { type Read, readFilter, termsOf } from './filter-reader.ts';
import { quoted } from './filter-terms.ts';
import { itemFilter } from './item-filter.ts';
import { asksOfStories, type FacetChoices, type Said } from './narrowing-terms.ts';
import { storyFilter } from './story-filter.ts';

const NOW = new Date('2026-06-17T10:00:00Z');
const read = (query: string) => parseQuery(query, NOW);
const either = (id: string, name: string, values: string[]): Read => ({
  or: [
    { in: id, values },
    { in: name, values },
  ],
});
const isIn = (attribute: string, values: readonly string[]): Read => ({ in: attribute, values: [...values] });
const compare = (attribute: string, operator: string, value: number): Read => ({
  compare: attribute,
  operator,
  value: String(value),
});
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

describe('itemFilter', () => {
  it('filters nothing where nothing narrows', () => {
    expect(itemFilter(read('floods "in Berlin" -rain'), {})).toBe('');
    expect(storyFilter(read('floods'), {})).toBe('');
  });

  it('says what query and choices say, and both must hold', () => {
    const said = read('source:"Le Monde" country:fr type:video after:2026-01-31 before:2026-02-03 status:verified');
    const choices: FacetChoices = {
      type: 'article',
      country: ['DE'],
      before: '2026-02-01',
      epistemology: ['developing'],
    };
    expect(termsOf(itemFilter(said, choices, { among: ['s1', 's2'], apart: [] }))).toEqual([
      isIn('type', ['video']),
      isIn('type', ['article']),
      isIn('country', ['FR']),
      either('sourceId', 'sourceName', ['Le Monde']),
      compare('publishedAtMs', '>=', day('2026-01-31')),
      compare('publishedAtMs', '<', day('2026-02-04')),
      isIn('epistemology', ['verified']),
      isIn('country', ['DE']),
      compare('publishedAtMs', '<', day('2026-02-02')),
      isIn('epistemology', ['developing']),
      isIn('storyId', ['s1', 's2']),
    ]);
  });

  it('finds no item where only stories are asked for, or no story answers', () => {
    expect(itemFilter(read('type:story'), {})).toBe('type IN []');
    expect(itemFilter(read('agreement:<60'), {}, { among: [], apart: [] })).toBe('storyId IN []');
  });
});

describe('what is left out', () => {
  const query = '-source:"Le Monde" -country:fr -category:tech -language:de -type:video -type:story country:es';

  it('is met by no item', () => {
    expect(termsOf(itemFilter(read(query), {}))).toEqual([
      { not: isIn('type', ['video']) },
      isIn('country', ['ES']),
      { not: isIn('country', ['FR']) },
      { not: isIn('category', ['tech']) },
      { not: isIn('language', ['de']) },
      { not: either('sourceId', 'sourceName', ['Le Monde']) },
    ]);
    expect(itemFilter(read('-type:story'), {})).toBe('');
  });

  it('is met by no story that has any of it', () => {
    expect(termsOf(storyFilter(read('-country:fr -source:rt -type:video'), {}))).toEqual([
      { not: isIn('countries', ['FR']) },
      { not: either('outletIds', 'outletNames', ['rt']) },
    ]);
    expect(storyFilter(read('-type:story'), {})).toBe('epistemology IN []');
    expect(storyFilter(read('type:video'), {})).toBe('epistemology IN []');
  });
});

describe('storyFilter', () => {
  it('asks that each outlet covers a story, and none of the others', () => {
    const said = read(
      'covered-by:bbc covered-by:cnn not-covered-by:rt not-covered-by:"A \\"B" agreement:<60 independent:3',
    );
    expect(termsOf(storyFilter(said, { source: ['x'], language: ['de'] }))).toEqual([
      isIn('languages', ['de']),
      either('outletIds', 'outletNames', ['x']),
      either('outletIds', 'outletNames', ['bbc']),
      either('outletIds', 'outletNames', ['cnn']),
      { not: either('outletIds', 'outletNames', ['rt', 'A \\']) },
      compare('agreement', '<', 60),
      compare('independent', '=', 3),
    ]);
  });
});

describe('asksOfStories', () => {
  it.each([
    ['covered-by:bbc', true],
    ['not-covered-by:bbc', true],
    ['agreement:>5', true],
    ['independent:2', true],
    ['status:verified source:bbc', false],
  ])('%s: %s', (query, asks) => {
    expect(asksOfStories(read(query).coverage)).toBe(asks);
  });
});

const anyValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        '\\',
        ' OR ',
        ' AND ',
        'NOT',
        ']',
        ')',
        '\n',
        '\0',
        '=',
        '\\u{41}',
        '\\n',
        'x',
        '\ud83d',
      ),
    )
    .map((pieces) => pieces.join('')),
);

describe('quoted', () => {
  it('is read as the value it was made of, whatever stands in it', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(readFilter(`a = ${quoted(value)}`)).toEqual({
          compare: 'a',
          operator: '=',
          value: value.toWellFormed(),
        });
      }),
      { numRuns: 5_000 },
    );
  });
});

/** What a filter on stories should say, put together from the query without the code under test. */
function intended({ filters, coverage }: Said): Read[] {
  const list = (attribute: string, values: readonly string[]) => (values.length > 0 ? [isIn(attribute, values)] : []);
  const outlets = (values: string[]) => either('outletIds', 'outletNames', values);
  const lists = ({ countries, categories, languages, sources }: typeof filters.leftOut) => [
    ...list('countries', countries),
    ...list('category', categories),
    ...list('languages', languages),
    ...(sources.length > 0 ? [outlets(sources)] : []),
  ];
  return [
    ...lists(filters),
    ...lists(filters.leftOut).map((left) => ({ not: left })),
    ...(filters.after ? [compare('publishedAtMs', '>=', filters.after.getTime())] : []),
    ...(filters.before ? [compare('publishedAtMs', '<', filters.before.getTime())] : []),
    ...list('epistemology', coverage.status ? [coverage.status] : []),
    ...coverage.coveredBy.map((outlet) => outlets([outlet])),
    ...(coverage.notCoveredBy.length > 0 ? [{ not: outlets(coverage.notCoveredBy) }] : []),
    ...(coverage.agreement ? [compare('agreement', coverage.agreement.operator, coverage.agreement.value)] : []),
    ...(coverage.independent
      ? [compare('independent', coverage.independent.operator, coverage.independent.value)]
      : []),
  ];
}

describe('any query', () => {
  it('becomes exactly the comparisons it means', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const said = read(query);
        const { coverage, filters } = said;
        const [types, noTypes] = [filters.types, filters.leftOut.types].map((each) =>
          each.filter((type) => type !== 'story'),
        );
        const isNone =
          filters.leftOut.types.includes('story') || (filters.types.length > 0 && !filters.types.includes('story'));
        expect(termsOf(storyFilter(said, {}))).toEqual([
          ...(isNone ? [isIn('epistemology', [])] : []),
          ...intended(said),
        ]);
        const terms = termsOf(itemFilter(said, {}));
        if (filters.types.length > 0) expect(terms.shift()).toEqual(isIn('type', types ?? []));
        if (noTypes?.length) expect(terms.shift()).toEqual({ not: isIn('type', noTypes) });
        expect(terms).toHaveLength(
          intended({
            filters,
            coverage: { ...coverage, coveredBy: [], notCoveredBy: [], agreement: null, independent: null },
          }).length,
        );
      }),
      { numRuns: 5_000 },
    );
  });

  it('carries any chosen source unharmed', () => {
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 1, maxLength: 3 }), (source) => {
        const values = source.map((value) => value.toWellFormed());
        expect(termsOf(itemFilter(read(''), { source }))).toEqual([either('sourceId', 'sourceName', values)]);
      }),
    );
  });
});
