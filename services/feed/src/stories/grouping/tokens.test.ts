import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens.ts';

const terms = (text: string) => tokenize(text).map(({ word }) => word.term);

describe('tokenize', () => {
  it('joins the forms of an English word', () => {
    for (const forms of [
      'crash crashes crashed crashing',
      'city cities',
      'ban banned banning',
      'hope hopes hoping',
      'kill kills killed',
      'release released releases',
    ])
      expect(new Set(terms(forms)).size, forms).toBe(1);
  });

  it('keeps different words apart', () => {
    expect(new Set(terms('plane plan planet news new princess prince bus business kill kilo')).size).toBe(11);
  });

  it('reads numbers with their separators as one', () => {
    expect(terms('1,250 dead, 5.50 euros')).toEqual(['1250', 'dead', '5.50', 'euro']);
    expect(tokenize('1,250')[0]?.word.kind).toBe('number');
  });

  it('joins abbreviations with and without points', () => {
    expect(terms('U.S. FBI F.B.I.')).toEqual(['us', 'fbi', 'fbi']);
  });

  it('folds accents, case and the possessive', () => {
    expect(terms('Zürich’s ZURICH')).toEqual(['zurich', 'zurich']);
  });

  it('takes the article and joined particles off Arabic words', () => {
    expect(terms('زلزال والزلزال بالزلزال')).toEqual(['زلزال', 'زلزال', 'زلزال']);
  });

  it('gives pairs of characters for scripts without spaces', () => {
    expect(terms('北京地震')).toEqual(['北京', '京地', '地震']);
  });

  it('parts scripts with and without spaces where they meet, and skips Japanese endings', () => {
    expect(terms('iPhone発表')).toEqual(['iphon', '発表']);
    expect(tokenize('地震です').map(({ word }) => word.stop)).toEqual([false, false, true]);
  });

  it('reads the digits of other scripts as the same numbers', () => {
    expect(terms('١٢ ۱۲ १२ 12')).toEqual(['12', '12', '12', '12']);
  });

  it('reads letters beyond the basic plane', () => {
    expect(terms('𐐀𐐁 𠮷野家')).toEqual(['𐐨𐐩', '𠮷野', '野家']);
  });

  it('reads a word the same the first time and after very many others', () => {
    const before = terms('Ferries crashed');
    tokenize(Array.from({ length: 120_000 }, (_, index) => `word${index}`).join(' '));
    expect(terms('Ferries crashed')).toEqual(before);
  });

  it('tells sentence starts, capitals and stop words', () => {
    const [the, mayor, of, lima] = tokenize('The mayor of Lima');
    expect([the?.opens, lima?.opens]).toEqual([true, false]);
    expect([mayor?.word.capital, lima?.word.capital]).toEqual([false, true]);
    expect([the?.word.stop, of?.word.stop, lima?.word.stop]).toEqual([true, true, false]);
  });

  it('stops at the limit', () => {
    expect(tokenize('one two three four', 2)).toHaveLength(2);
  });

  it('gives terms without spaces for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { word } of tokenize(text)) expect(word.term).toMatch(/^\S+$/u);
      }),
    );
  });
});
