import { expect, it } from 'vitest';
import { questionTerms } from './question-terms.ts';
import { rerank } from './rerank.ts';

const report = (id: string, title: string, text: string) => ({ id, title, text, summary: '' });
const REPORTS = [
  report('football', 'Final lost', 'The president of the club spoke after the final.'),
  report('truce', 'Truce holds', 'The president said that the truce in Yemen holds.'),
];
const asked = (word: string, total: number) => ({ word, total, times: 1 });

it('weighs rare words more than common ones', () => {
  const ranked = rerank(REPORTS, [asked('president', 500), asked('yemen', 3)], 1_000, 'en');
  expect(ranked.map(({ document }) => document.id)).toEqual(['truce', 'football']);
  expect(ranked[0]?.terms.has('yemen')).toBe(true);
});

it('takes a word that nobody has for the one that was meant', () => {
  const words = new Map([
    ['yemen', 2],
    ['women', 9],
  ]);
  const terms = questionTerms(
    [asked('yemem', 2), asked('zzzzzz', 1)],
    { words: () => words, stems: words },
    100,
    (word) => word,
  );
  expect([...terms.keys()]).toEqual(['yemen']);
});

it('knows nothing of no documents', () => {
  expect(rerank([], [asked('yemen', 0)], 0, null)).toEqual([]);
});
