import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HIT_END, HIT_START } from '../engine/indexed-documents.ts';
import { excerptOf, piecesOf, piecesOfMarked } from './highlight.ts';

const isStrike = (word: string) => word.startsWith('strike');

it('cuts a text the engine marked into pieces', () => {
  expect(piecesOfMarked(`The ${HIT_START}port${HIT_END} <b>`)).toEqual([
    { text: 'The ', hit: false },
    { text: 'port', hit: true },
    { text: ' <b>', hit: false },
  ]);
});

it('keeps every letter of a text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const pieces = piecesOf(text, (word) => word.length % 2 === 0);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

it('shows the stretch of a long text where the hits are', () => {
  const text = `${'before '.repeat(200)}the strikes go on${' after'.repeat(200)}`;
  const pieces = excerptOf(text, isStrike);
  expect(pieces.find(({ hit }) => hit)?.text).toBe('strikes');
  const shown = pieces.map((piece) => piece.text).join('');
  expect(shown.split(' ')).toHaveLength(40);
  expect(shown.startsWith('…') && shown.endsWith('…')).toBe(true);
});

it('shows the beginning where nothing is hit', () => {
  expect(excerptOf('A short text.', isStrike)).toEqual([{ text: 'A short text.', hit: false }]);
});
