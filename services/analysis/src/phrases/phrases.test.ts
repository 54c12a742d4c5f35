import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.ts';
import { phrase, worded } from './phrases.ts';

const FIGURES = { figures: ['claims/all'] };

describe('a phrase', () => {
  it('is read with its values and carries them for other languages', () => {
    expect(phrase('article.silent', { outlet: 'The Herald', n: 7 }, FIGURES)).toEqual({
      text: 'The Herald has not reported it 7 hours after the first report.',
      passages: [],
      figures: ['claims/all'],
      phrase: { key: 'article.silent', values: { outlet: 'The Herald', n: 7 } },
    });
  });

  it('follows the number', () => {
    expect(worded('reading.disputed', { n: 1, all: 4 })).toBe('One of 4 claims is contradicted.');
    expect(worded('reading.disputed', { n: 0, all: 4_000 })).toBe('0 of 4,000 claims are contradicted.');
  });

  it('reads a country code as the name of the country', () => {
    expect(worded('reading.only-country', { country: 'DE', sentence: 'So it is.' })).toMatch(
      /^Only reports from Germany/,
    );
  });

  it('keeps braces in what outlets say', () => {
    expect(worded('article.source', { outlet: 'A', title: 'Code {outlet}' })).toBe('A has reported “Code {outlet}”.');
  });

  it('rests on something and lacks no value', () => {
    expect(() => phrase('reading.countries', { n: 2 }, {})).toThrow('rests on nothing');
    expect(() => worded('article.source', { outlet: 'A' })).toThrow('lacks its value title');
    expect(() => worded('reading.countries')).toThrow('needs a number n');
  });

  it('has both forms of every key that depends on a number', () => {
    const keys = Object.keys(ENGLISH);
    for (const key of keys.filter((each) => each.endsWith('_one')))
      expect(keys).toContain(key.replace(/_one$/, '_other'));
    for (const key of keys.filter((each) => each.endsWith('_other')))
      expect(keys).toContain(key.replace(/_other$/, '_one'));
  });
});
