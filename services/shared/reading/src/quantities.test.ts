import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf, tokensOf } from './figure-tokens.ts';
import { quantitiesIn } from './quantities.ts';

const found = (sentence: string) => quantitiesIn(tokensOf(sentence)).map(({ value, unit }) => [value, unit]);
const first = (sentence: string) => quantitiesIn(tokensOf(sentence))[0];

describe('quantitiesIn', () => {
  it.each([
    ['12 ferries', 12, 'count'],
    ['Twenty-one ferries', 21, 'count'],
    ['two hundred ferries', 200, 'count'],
    ['41,300 people', 41_300, 'count'],
    ['1.2 million cards', 1_200_000, 'count'],
    ['a $3.5m fine', 3_500_000, 'money:dollar'],
    ['a $3.5T plan', 3.5e12, 'money:dollar'],
    ['some €40bn', 40e9, 'money:euro'],
    ['1,200 million crowns', 1.2e9, 'money:crown'],
    ['£2-million repair', 2e6, 'money:pound'],
    ['84 per cent', 84, '%'],
    ['6.5%', 6.5, '%'],
    ['three in ten sensors', 30, '%'],
    ['2.6 kilometres', 2_600, 'metre'],
    ['90 kilometres per hour', 90, 'kmh'],
  ])('reads %j', (text, value, unit) => {
    const quantities = found(text);
    expect(quantities).toHaveLength(1);
    expect(quantities[0]?.[0]).toBeCloseTo(value);
    expect(quantities[0]?.[1]).toBe(unit);
  });

  it.each([
    'Flight 370 is late',
    'They won 3-1',
    'They won 8-7 in ten minutes',
    'It began at 10:30',
    'It began at 9 am',
    'On 14 July they met',
    'On July 14 they met',
    'Mira Oldane, 34, sells coffee',
    'a 12-year-old boy',
    'the 3rd quay',
    'in 2019 they met',
    'the G20 and an F-16',
    'Article 5 was named',
  ])('finds no quantity of people or things in %j', (text) => {
    expect(found(text).filter(([value]) => value !== 10)).toEqual([]);
  });

  it.each([
    ['about 100 people', 85, 115],
    ['nearly 100 people', 85, 100],
    ['at least 100 people', 100, Number.POSITIVE_INFINITY],
    ['more than 100 people', 100, Number.POSITIVE_INFINITY],
    ['up to 100 people', 0, 100],
    ['100 people', 80, 120],
    ['$1 trillion', 0.8e12, 1.2e12],
    ['350 people', 345, 355],
    ['101 people', 101, 101],
    ['12 people', 12, 12],
    ['1.2 billion people', 1.15e9, 1.25e9],
  ])('lets %j exclude what lies outside its bounds', (text, least, most) => {
    expect(first(text)?.least).toBeCloseTo(least);
    if (Number.isFinite(most)) expect(first(text)?.most).toBeCloseTo(most);
    else expect(first(text)?.most).toBe(most);
  });

  it('never throws and gives ordered bounds for any text', () => {
    const piece = fc.constantFrom(
      '12',
      '1,200',
      '1.2.3',
      '$',
      'bn',
      'about',
      'per',
      'cent',
      '-',
      'ten',
      'in',
      ',',
      'x',
      '%',
      'May',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        for (const { low, high, least, most, value } of quantitiesIn(tokensOf(pieces.join(' ')))) {
          expect(value).toBeGreaterThan(0);
          expect(least).toBeLessThanOrEqual(low);
          expect(low).toBeLessThanOrEqual(high);
          expect(high).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});

describe('sentencesOf', () => {
  it('ends sentences at full stops and lines, not at abbreviations', () => {
    expect(sentencesOf('Dr. Oldane left. “It fell.” Nobody was in.\nA new line', 9)).toEqual([
      ...['Dr. Oldane left.', '“It fell.”', 'Nobody was in.', 'A new line'],
    ]);
  });

  it('stops at the most asked for', () => {
    expect(sentencesOf('One. Two. Three.', 2)).toEqual(['One.', 'Two.']);
  });
});
