import { describe, expect, it } from 'vitest';
import { declaresOtherValue } from './disagreement.ts';

describe('declaresOtherValue', () => {
  it.each([
    ['Railway counts 290 aboard, fewer than rescuers say', 'en'],
    ['The figure is higher than what the grid company announced', 'en'],
    ['A box costs 1,310 dollars, a little above the headline price elsewhere', 'en'],
    ['What Kestria really saves: 1.8 billion marks', 'en'],
    ['The official saving does not count interest', 'en'],
    ['وهو رقم أعلى مما أعلنته شركة الشبكة', 'ar'],
    ['Das sind mehr als von der Polizei angegeben', 'de'],
  ])('%s', (sentence, language) => {
    expect(declaresOtherValue(sentence, language)).toBe(true);
  });

  it.each([
    ['More than 300 people were aboard', 'en'],
    ['The toll is higher than first reported', 'en'],
    ['Prices are lower than last year', 'en'],
    ['It really rained in Lennow', 'en'],
    ['وقال إن العدد أعلى اليوم', 'ar'],
    ['fewer than rescuers say', 'pl'],
  ])('not: %s', (sentence, language) => {
    expect(declaresOtherValue(sentence, language)).toBe(false);
  });
});
