import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedForm } from './candidates.ts';
import { contentWordsOf, stemmerOf } from './stems.ts';
import { typosAllowed, typosBetween } from './typos.ts';
import { placedWordsOf, wordsOf } from './words.ts';

describe('words', () => {
  it('lets spellings of one word meet', () => {
    expect(wordsOf("São Paulo’s ÉLECTION, Russia's U.S. aid")).toEqual('sao paulo election russia u s aid'.split(' '));
  });
  it('says where each word stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let last = 0;
        for (const { start, end } of placedWordsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('stems', () => {
  it.each([
    ['en', 'policies', 'policy'],
    ['es', 'elecciones', 'eleccion'],
    ['fr', 'continuellement', 'continuelle'],
    ['de', 'wahlen', 'wahl'],
    [null, 'strikes', 'strike'],
  ])('joins forms of a word (%s: %s, %s)', (language, one, other) => {
    const stem = stemmerOf(language);
    expect(stem(one)).toBe(stem(other));
  });
  it('leaves out words without a subject', () => {
    expect(contentWordsOf('What is the policy of the president?', 'en')).toEqual(['policy', 'president']);
    expect(contentWordsOf('la policía de los Países', 'es')).toEqual(['policia', 'paises']);
  });
  it('asks for what all endings of a word begin with', () => {
    expect(searchedForm('policies', 'polici')).toBe('polici');
    expect(searchedForm('wins', 'win')).toBe('wins ');
  });
});

describe('typos', () => {
  it('counts letters that differ, a swap once', () => {
    expect(typosBetween('malaysia', 'malaysua', 2)).toBe(1);
    expect(typosBetween('malaysia', 'malyasia', 2)).toBe(1);
    expect(typosBetween('malaysia', 'malaysi', 2)).toBe(1);
    expect(typosBetween('malaysia', 'indonesia', 2)).toBe(3);
  });
  it('lets one letter be wrong from five on, two from nine, none in numbers', () => {
    expect(['iraq', 'yemen', 'elections', '12345'].map(typosAllowed)).toEqual([0, 1, 2, 0]);
  });
});
