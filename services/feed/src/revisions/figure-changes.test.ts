import { describe, expect, it } from 'vitest';
import { figureChanges } from './figure-changes.ts';

const version = (title: string, text = '') => ({ title, summary: '', text });
const changes = (before: string, after: string, language: string | null = 'en') =>
  figureChanges(version('Crane falls', before), version('Crane falls', after), {
    language,
    publishedAt: new Date(Date.UTC(2026, 4, 12)),
  });

describe('figureChanges', () => {
  it('finds a toll that was changed without a word', () => {
    expect(
      changes(
        '12 people were injured. The port paid a fine of 3 million crowns.',
        '19 people were injured. The port paid a fine of 3 million crowns.',
      ),
    ).toEqual([{ subject: 'people injured', before: '12 people', after: '19 people' }]);
  });

  it('finds an amount by the words around it, however far the values are apart', () => {
    expect(
      changes(
        'The port must pay a fine of 3 million crowns for the fallen crane.',
        'The port must pay a fine of 30 million crowns for the fallen crane.',
      ),
    ).toEqual([{ subject: 'crowns', before: '3 million crowns', after: '30 million crowns' }]);
  });

  it.each([
    ['a figure that came', 'The crane fell.', 'The crane fell. 12 people were injured.'],
    ['a figure that went', 'The crane fell. 12 people were injured.', 'The crane fell.'],
    ['figures in another order', '12 people injured. 3 people killed.', '3 people killed. 12 people injured.'],
    ['figures of other things', '12 people were injured.', 'Ferries carried 14 cars to the islands.'],
  ])('leaves out %s', (_, before, after) => {
    expect(changes(before, after)).toEqual([]);
  });

  it('lists at most ten', () => {
    const list = (plus: number) =>
      Array.from(
        { length: 8 },
        (_, at) =>
          `Quay ${'abcdefgh'[at]} lost ${20 * (at + 1) + plus} lamps and ${30 * (at + 1) + plus} ropes overnight.`,
      ).join(' ');
    expect(changes(list(0), list(1)).length).toBeLessThanOrEqual(10);
  });
});
