import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { anyQuery } from './query-samples.ts';

const NOW = new Date('2026-06-17T10:00:00Z');
const read = (text: string) => parseQuery(text, NOW);
const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('words and phrases', () => {
  it.each([
    ['floods in Berlin', 'floods in Berlin', [], []],
    ['"sea level" rise', '"sea level" rise', ['sea level'], []],
    ['jaguar -car -"big cat"', 'jaguar', [], ['car', 'big cat']],
    ['„Hallo Welt“ «bon jour» ”x y”', '"Hallo Welt" "bon jour" "x y"', ['Hallo Welt', 'bon jour', 'x y'], []],
    ['http://x.org 10:30 foo:bar', 'http://x.org 10:30 foo:bar', [], []],
    ['well-known - — "" ... 😀', 'well-known 😀', [], []],
    ['\u200fالأسبوع\u200f الماضي', 'الأسبوع الماضي', [], []],
    ['a\u0000b\nc', 'a b c', [], []],
    ['', '', [], []],
  ])('reads %j', (query, text, phrases, excluded) => {
    const parsed = read(query);
    expect(parsed).toMatchObject({ text, phrases, excluded, problems: [] });
  });
});

describe('operators', () => {
  it('reads every one of them, and leaves nothing of them in the text', () => {
    const parsed = read(
      'source:bbc SOURCE:"Le Monde" country:fr country:germany category:tech language:de type:video ' +
        'after:2026-01-31 before:2026-02 covered-by:bbc not-covered-by:"The Herald" agreement:<60 ' +
        'independent:>=3 status:missing-perspectives',
    );
    expect(parsed.text).toBe('');
    expect(parsed.problems).toEqual([]);
    expect(parsed.filters).toEqual({
      sources: ['bbc', 'Le Monde'],
      countries: ['FR', 'DE'],
      categories: ['tech'],
      languages: ['de'],
      types: ['video'],
      leftOut: { sources: [], countries: [], categories: [], languages: [], types: [] },
      after: day('2026-01-31'),
      before: day('2026-03-01'),
    });
    expect(parsed.coverage).toEqual({
      coveredBy: ['bbc'],
      notCoveredBy: ['The Herald'],
      agreement: { operator: '<', value: 60 },
      independent: { operator: '>=', value: 3 },
      status: 'missing-perspectives',
    });
    expect(parsed.chips.filter(({ kind }) => kind === 'before')).toEqual([
      { kind: 'before', label: '2026-02-28', value: '2026-02-28', start: 110, end: 124 },
    ]);
  });

  it.each([
    ['country:uk', 'GB'],
    ['country:"United Kingdom"', 'GB'],
    ['country:USA', 'US'],
    ['country:uae', 'AE'],
    ['country:Türkiye', 'TR'],
    ['country:turkey', 'TR'],
    ['country：fr', 'FR'],
    ['\u200fcountry:\u200efr', 'FR'],
    ['country:Frankreich', 'FR'],
    ['country:فرنسا', 'FR'],
  ])('%s is %s', (query, code) => {
    expect(read(query).filters.countries).toEqual([code]);
  });

  it.each([
    ['after:2026', '2026-01-01', null],
    ['after:2026-03', '2026-03-01', null],
    ['after:yesterday', '2026-06-16', null],
    ['before:today', null, '2026-06-18'],
    ['before:2025', null, '2026-01-01'],
    ['after:2026-02-03 before:2026-02-03', '2026-02-03', '2026-02-04'],
  ])('%s spans whole days', (query, after, before) => {
    expect(read(query).filters).toMatchObject({ after: after && day(after), before: before && day(before) });
  });

  it.each([
    ['agreement:60', '=', 60],
    ['agreement:≤60', '<=', 60],
    ['agreement:>60%', '>', 60],
    ['agreement:"= 5"', '=', 5],
  ])('%s', (query, operator, value) => {
    expect(read(query).coverage.agreement).toEqual({ operator, value });
  });
});

describe('operators behind a hyphen', () => {
  it('leave out what they name, each with a chip of its own', () => {
    const query = 'floods -source:"Le Monde" -country:fr -category:tech -language:de -type:videos country:es';
    const { text, filters, chips, problems } = read(query);
    expect([text, problems]).toEqual(['floods', []]);
    expect(filters).toMatchObject({ sources: [], countries: ['ES'], categories: [], languages: [], types: [] });
    expect(filters.leftOut).toEqual({
      sources: ['Le Monde'],
      countries: ['FR'],
      categories: ['tech'],
      languages: ['de'],
      types: ['video'],
    });
    const excluded = chips.filter(({ kind }) => kind === 'excluded');
    expect(excluded.map(({ label }) => label)).toEqual([
      'source: Le Monde',
      'country: France',
      'category: tech',
      'language: German',
      'type: video',
    ]);
    expect(excluded.map(({ start, end }) => query.slice(start, end))).toEqual(
      query.split(/ (?=-|country)/).slice(1, 6),
    );
  });

  it('have nothing to do with the same operator before it', () => {
    const { filters } = read('source:bbc -source:cnn');
    expect([filters.sources, filters.leftOut.sources]).toEqual([['bbc'], ['cnn']]);
  });
});

it('types and languages are chips of their own kind, and leaving their piece out takes them back', () => {
  const query = 'floods type:video language:de';
  const chips = read(query).chips.filter(({ kind }) => kind !== 'text');
  expect(chips.map(({ kind, label, value }) => [kind, label, value])).toEqual([
    ['type', 'video', 'video'],
    ['language', 'German', 'de'],
  ]);
  for (const { kind, start, end } of chips)
    expect(read(query.slice(0, start) + query.slice(end)).chips.map((chip) => chip.kind)).not.toContain(kind);
});

describe('problems', () => {
  it.each([
    ['floods after:2026-02-30', 'after:2026-02-30', /2026-02-30.*not a date/],
    ['floods before:soon', 'before:soon', /not a date/],
    ['country:xx floods', 'country:xx', /No country/],
    ['country:atlantis floods', 'country:atlantis', /No country is called “atlantis”/],
    ['agreement:abc floods', 'agreement:abc', /whole number from 0 to 100/],
    ['agreement:101 floods', 'agreement:101', /0 to 100/],
    ['category:cats floods', 'category:cats', /no category/],
    ['language:klingonish floods', 'language:klingonish', /No language/],
    ['type:song floods', 'type:song', /no type/],
    ['status:odd floods', 'status:odd', /no status/],
    ['source: floods', 'source:', /needs a value/],
    ['-after:2026 floods', '-after:2026', /Nothing can be left out by “after:”.*“source:”.*“type:” can/],
    ['-covered-by:bbc floods', '-covered-by:bbc', /Nothing can be left out/],
    ['-country:atlantis floods', '-country:atlantis', /No country is called “atlantis”/],
    ['-source: floods', '-source:', /needs a value/],
    ['"floods', '"', /not closed/],
    ['source:"floods', 'source:"', /not closed/],
    ['floods after:2026-05 before:2026-04', 'before:2026-04', /no day between/],
  ])('%j: the rest still counts', (query, piece, message) => {
    const { problems, text, filters } = read(query);
    expect(text).toBe('floods');
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
    expect(query.slice(problems[0]?.start, problems[0]?.end)).toBe(piece);
    expect(filters).toMatchObject({ after: null, before: null, sources: [], countries: [] });
  });

  it('does not show dates as understood that contradict each other', () => {
    expect(read('after:2026 before:2025').chips).toEqual([]);
  });
});

describe('any text', () => {
  it('never throws, keeps its places inside the text, and gives the engine no signs of its own', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { chips, problems, words, phrases, pieces } = read(query);
        for (const { start, end } of [...chips, ...problems, ...pieces]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(query.length);
        }
        for (const word of words) expect(word).toMatch(/^[^\s"-][^\s"]*$/);
        for (const phrase of phrases) expect(phrase).toMatch(/^[^"]+$/);
      }),
      { numRuns: 5_000 },
    );
  });

  it('parts it into chips that do not overlap', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { chips } = read(query);
        for (const [at, chip] of chips.entries()) expect(chip.start).toBeGreaterThanOrEqual(chips[at - 1]?.end ?? 0);
      }),
    );
  });

  it('looks at each sign once: a query of a hundred thousand is read at once', () => {
    for (const piece of ['"', '-', 'a:', 'source:', 'a ', '"a', ':', 'after:1 '])
      expect(read(piece.repeat(100_000 / piece.length)).words).toBeInstanceOf(Array);
  });
});
