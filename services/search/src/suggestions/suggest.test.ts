import { describe, expect, test } from 'vitest';
import { suggestAfter, suggestNow } from './suggest.ts';

const topic = (name: string) => ({ name, items: 5, usualPerDay: 1, ratio: 3 });
const story = (title: string) => ({ title }) as never;

describe('suggestNow', () => {
  test('rising names come before headlines, each once', () => {
    const now = suggestNow({ topics: [topic('Almar Ferry')], stories: [story('almar ferry'), story('Strike ends')] });
    expect(now.map(({ text }) => text)).toEqual(['Almar Ferry', 'Strike ends']);
  });

  test('a headline nobody would type is left out; ten are enough', () => {
    const stories = [story('x'.repeat(81)), ...Array.from({ length: 12 }, (_, n) => story(`Story ${n}`))];
    const now = suggestNow({ topics: [], stories });
    expect(now).toHaveLength(10);
    expect(now[0]?.text).toBe('Story 0');
  });
});

describe('suggestAfter', () => {
  const known = ['The Élan Times', 'Elan', 'Tech', 'World'].map((text) => ({ text, kind: 'source' as const }));
  const after = (typed: string) => suggestAfter(typed, known).map(({ text }) => text);

  test.each([
    ['el', ['Elan', 'The Élan Times']],
    ['ÉL', ['Elan', 'The Élan Times']],
    ['t', ['The Élan Times', 'Tech']],
    ['zz', []],
  ])('%j', (typed, wanted) => expect(after(typed)).toEqual(wanted));
});
