import { describe, expect, it } from 'vitest';
import { figuresOfSentence } from './sentence-figures.ts';

const read = (sentence: string, language = 'en') => {
  const { firm, loose } = figuresOfSentence(sentence, { publishedAt: Date.UTC(2026, 2, 4), language }, true);
  return [...firm, ...loose].map(({ key, quantity, asserted }) => [key, quantity.value, asserted]);
};

describe('figuresOfSentence', () => {
  it.each([
    [
      'now and before',
      'The grid first counted 410,000 homes and now says 470,000.',
      [
        ['count:home', 410_000, false],
        ['count:home', 470_000, true],
      ],
    ],
    [
      'now, having said otherwise',
      'It now says 470,000 homes are dark, having first counted 410,000.',
      [
        ['count:home', 470_000, true],
        ['count:home', 410_000, false],
      ],
    ],
    ['an age', 'A four-year-old boy fell into the moat', [['age:boy', 4, true]]],
    ['a share in words', 'Orsund lost a third of its traffic', [['%', 100 / 3, true]]],
    ['a ratio', 'It errs on one word in 90', [['one in:word', 90, true]]],
    ['a length of time', 'There were 1.1 seconds left', [['time:second', 1.1, true]]],
    ['a count with the one who did it', 'Nine people were killed, including the gunman', [['killed:peopl', 9, false]]],
  ])('reads %s', (_, sentence, figures) => {
    expect(read(sentence)).toEqual(expect.arrayContaining(figures));
  });

  it('takes no possibility for what is now', () => {
    expect(read('The roof could now cost 44 million crowns')).toEqual([['money:crown', 44_000_000, false]]);
  });

  it('gives no noun to a number that stands for itself', () => {
    expect(read('The 12 boats left and then came chapter 3')).toEqual([['count:boat', 12, true]]);
  });

  it('reads other languages by their own words', () => {
    expect(read('Die Reparatur kostet 31 Millionen Kronen', 'de')).toEqual([['money:crown', 31_000_000, true]]);
  });
});
