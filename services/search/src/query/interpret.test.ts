import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpret, type Knowledge } from './interpret.ts';
import { parseQuery } from './parse-query.ts';
import { anyQuery } from './query-samples.ts';

/** A Wednesday. */
const NOW = new Date('2026-06-17T10:00:00Z');
const KNOWLEDGE: Knowledge = {
  sources: [
    { id: 'reuters', name: 'Reuters' },
    { id: 'lemonde', name: 'Le Monde' },
    { id: 'usatoday', name: 'USA Today' },
    { id: 'time', name: 'Time' },
  ],
};
const understood = (text: string) => interpret(parseQuery(text, NOW), text, NOW, KNOWLEDGE);
const days = ({ filters: { after, before } }: ReturnType<typeof understood>) => [
  after?.toISOString().slice(0, 10) ?? null,
  before?.toISOString().slice(0, 10) ?? null,
];
const chipsOf = (text: string) =>
  understood(text).chips.map(({ kind, value, start, end }) => [kind, value, text.slice(start, end)]);

describe('times', () => {
  it.each([
    ['floods last week', '2026-06-08', '2026-06-15'],
    ['floods yesterday', '2026-06-16', '2026-06-17'],
    ['floods last night', '2026-06-16', '2026-06-17'],
    ['floods since Monday', '2026-06-15', null],
    ['floods in March 2026', '2026-03-01', '2026-04-01'],
    ['floods in November', '2025-11-01', '2025-12-01'],
    ['floods in 2024', '2024-01-01', '2025-01-01'],
    ['floods last 3 days', '2026-06-14', '2026-06-18'],
    ['floods two weeks ago', '2026-06-03', '2026-06-10'],
    ['floods before Monday', null, '2026-06-15'],
    ['floods until 5 May 2026', null, '2026-05-06'],
    ['3-5 March 2026 floods', '2026-03-03', '2026-03-06'],
    ['floods from March 2026 until May 2026', '2026-03-01', '2026-06-01'],
    ['floods 2026-03-04', '2026-03-04', '2026-03-05'],
    ['floods last Wednesday', '2026-06-10', '2026-06-11'],
    ['floods gestern', '2026-06-16', '2026-06-17'],
    ['floods letzte Woche', '2026-06-08', '2026-06-15'],
    ['floods seit Montag', '2026-06-15', null],
    ['floods im März 2026', '2026-03-01', '2026-04-01'],
    ['floods vor drei Tagen', '2026-06-14', '2026-06-15'],
    ['floods am 3. Mai', '2026-05-03', '2026-05-04'],
    ['floods hier', '2026-06-16', '2026-06-17'],
    ['floods avant-hier', '2026-06-15', '2026-06-16'],
    ['floods aujourd’hui', '2026-06-17', '2026-06-18'],
    ['floods la semaine dernière', '2026-06-08', '2026-06-15'],
    ['floods le 3 mars 2026', '2026-03-03', '2026-03-04'],
    ['floods la semana pasada', '2026-06-08', '2026-06-15'],
    ['floods en marzo de 2026', '2026-03-01', '2026-04-01'],
    ['floods desde el lunes', '2026-06-15', null],
    ['floods hace 3 días', '2026-06-14', '2026-06-15'],
    ['floods الأسبوع الماضي', '2026-06-08', '2026-06-15'],
    ['floods أمس', '2026-06-16', '2026-06-17'],
    ['floods منذ يوم الاثنين', '2026-06-15', null],
    ['floods في مارس 2026', '2026-03-01', '2026-04-01'],
    ['floods آخر 3 أيام', '2026-06-14', '2026-06-18'],
  ])('%j', (text, after, before) => {
    const query = understood(text);
    expect(days(query)).toEqual([after, before]);
    expect(query.text).toBe('floods');
  });

  it.each([
    ...['may', 'march for peace', 'May resigns', 'second round', 'Black Friday', 'World Cup 2026', '3/4 majority'],
    ...[
      '"last week"',
      '-yesterday',
      'India Today',
      'the 10:30 train',
      'the last night ferry',
      'in 1989',
      'in March 2027',
      'sun and moon',
    ],
    ...['March on Rome', 'Theresa May', '11 September attacks', 'now', 'one day', 'in mars'],
  ])('leaves %j as words', (text) => {
    const query = understood(text);
    expect(days(query)).toEqual([null, null]);
    expect(query.text).toBe(parseQuery(text, NOW).text);
  });

  it('shows both ends of a time at its words', () => {
    expect(chipsOf('floods last week')).toEqual([
      ['text', 'floods', 'floods'],
      ['after', '2026-06-08', 'last week'],
      ['before', '2026-06-14', 'last week'],
    ]);
  });

  it('narrows the dates of operators, and stays words where that leaves no time', () => {
    expect(days(understood('last week after:2026-06-10'))).toEqual(['2026-06-10', '2026-06-15']);
    const contradicting = understood('last week after:2026-06-16');
    expect(days(contradicting)).toEqual(['2026-06-16', null]);
    expect(contradicting.text).toBe('last week');
  });
});

describe('what words name', () => {
  it.each([
    ['floods in France', ['place', 'FR', 'France']],
    ['floods in frankreich', ['place', 'FR', 'frankreich']],
    ['floods in south korea', ['place', 'KR', 'south korea']],
    ['floods en Côte d’Ivoire', ['place', 'CI', 'Côte d’Ivoire']],
    ['الفيضانات في فرنسا', ['place', 'FR', 'فرنسا']],
    ['tariffs of the US', ['place', 'US', 'US']],
    ['climate change report', ['topic', 'environment', 'climate change']],
    ['nouvelles santé', ['topic', 'health', 'santé']],
    ['أخبار رياضة', ['topic', 'sports', 'رياضة']],
    ['what Reuters says', ['source', 'reuters', 'Reuters']],
    ['le monde says', ['source', 'lemonde', 'le monde']],
    ['floods USA Today', ['source', 'usatoday', 'USA Today']],
    ['visit of Merkel', ['entity', 'Merkel', 'Merkel']],
    ['Ursula von der Leyen speaks', ['entity', 'Ursula von der Leyen', 'Ursula von der Leyen']],
    ['World Cup final', ['entity', 'World Cup', 'World Cup']],
  ])('%j', (text, chip) => {
    const query = understood(text);
    expect(chipsOf(text)).toContainEqual(chip);
    expect(query.text).toBe(text);
    expect(days(query)).toEqual([null, null]);
  });

  it.each(['tell us more', 'roast turkey', 'time to go', 'Floods', 'a reunion', 'reuterswerk'])(
    'makes nothing of %j',
    (text) => {
      expect(chipsOf(text)).toEqual([['text', text, text]]);
    },
  );

  it('shows every word once', () => {
    expect(chipsOf('type:video Reuters on floods in France yesterday "in Spain"')).toEqual([
      ['type', 'video', 'type:video'],
      ['source', 'reuters', 'Reuters'],
      ['text', 'on floods in', 'on floods in'],
      ['place', 'FR', 'France'],
      ['after', '2026-06-16', 'yesterday'],
      ['before', '2026-06-16', 'yesterday'],
      ['phrase', 'in Spain', '"in Spain"'],
    ]);
  });
});

describe('any text', () => {
  it('never throws, keeps its places inside the text and its times in order', () => {
    fc.assert(
      fc.property(anyQuery, (text) => {
        const { chips, filters, words, pieces } = understood(text);
        for (const { start, end } of [...chips, ...pieces]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        for (const word of words) expect(word).toMatch(/^[^\s"-]/);
        if (filters.after && filters.before) expect(filters.after < filters.before).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});
