import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

it('splits words where letters and digits meet', () => {
  expect(partsOf('The RTX6050Ti beats the RTX5060 of 2025 and a B2')).toEqual(['RTX', '6050', 'Ti', '5060']);
});

it('leaves words and numbers alone', () => {
  expect(partsOf('Plain words, 6050 numbers and COVID-19.')).toEqual([]);
});

it('takes no more than two hundred from one text', () => {
  const text = Array.from({ length: 500 }, (_, at) => `ab${1000 + at}`).join(' ');
  expect(partsOf(text)).toHaveLength(200);
});

it('reads a long run of letters at once', () => {
  expect(partsOf('a'.repeat(100_000))).toEqual([]);
});
