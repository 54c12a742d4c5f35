import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentStems, overlap, stemOf, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it.each([
    ['The mayor’s 3 ferries', ['the', 'mayor', '3', 'ferries']],
    ['Überflutung in São Tomé', ['uberflutung', 'in', 'sao', 'tome']],
    ['أعلنت الحكومة', ['اعلنت', 'الحكومة']],
    ['港で火事', ['港', 'で', '火', '事']],
    ['', []],
  ])('reads %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('stemOf', () => {
  it.each([
    ['flights', 'flight'],
    ['injuries', 'injury'],
    ['stopped', 'stop'],
    ['closing', 'clos'],
    ['closed', 'clos'],
    ['losses', 'loss'],
    ['2026', '2026'],
    ['bus', 'bus'],
  ])('takes %s for %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe('contentStems', () => {
  it('leaves out what carries no subject', () => {
    expect(contentStems(wordsOf('The ferries were said to be in the harbours'))).toEqual(new Set(['ferry', 'harbour']));
  });
});

describe('overlap', () => {
  it('is 1 for equal sets, 0 for disjoint or empty ones, and the same both ways', () => {
    const sets = fc.array(fc.constantFrom('a', 'b', 'c', 'd')).map((members) => new Set(members));
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        expect(overlap(a, b)).toBe(overlap(b, a));
        expect(overlap(a, a)).toBe(a.size > 0 ? 1 : 0);
        expect(overlap(a, b) > 0).toBe(!a.isDisjointFrom(b));
      }),
    );
  });
});
