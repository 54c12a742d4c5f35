import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryOfAttachment } from './query-of-attachment.ts';

const query = (text: string, title?: string): string[] =>
  queryOfAttachment({ text, facts: title === undefined ? {} : { title } })
    .split(' ')
    .filter(Boolean);

describe('queryOfAttachment', () => {
  it('takes the title first, then names and frequent words', () => {
    const text =
      'The talks were long. Angela Merkel met Emmanuel Macron, and tariffs were discussed. Tariffs on steel, said Angela Merkel, would rise.';
    expect(query(text, 'Microsoft Word - steel_talks.docx').slice(0, 5)).toEqual([
      'steel',
      'talks',
      'Angela',
      'Merkel',
      'Emmanuel',
    ]);
    expect(query(text)).toContain('tariffs');
  });

  it.each([
    ['La inundación en la ciudad y el alcalde de la ciudad', ['ciudad', 'inundación', 'alcalde']],
    [
      'Les grèves dans les transports et la grève des trains avec les transports',
      ['transports', 'grèves', 'grève', 'trains'],
    ],
    ['Die Wahl in der Stadt und die Wahl im Land', ['Wahl', 'Stadt', 'Land']],
    ['الانتخابات في المدينة بعد الانتخابات', ['الانتخابات', 'المدينة']],
  ])('passes over empty words: %s', (text, words) => {
    expect(query(text)).toEqual(words);
  });

  it('has nothing to ask where nothing was read', () => {
    expect(query('')).toEqual([]);
    expect(query('and the of 12 34')).toEqual([]);
  });

  it('never has more than 12 words, and none twice', () => {
    fc.assert(
      fc.property(
        fc.lorem({ maxCount: 80 }),
        fc.option(fc.lorem({ maxCount: 20 }), { nil: undefined }),
        (text, title) => {
          const words = query(text, title).map((word) => word.toLowerCase());
          expect(words.length).toBeLessThanOrEqual(12);
          expect(new Set(words).size).toBe(words.length);
        },
      ),
    );
  });
});
