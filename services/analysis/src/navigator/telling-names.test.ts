import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellingNames } from './telling-names.ts';

test('the names a text says most often come first, and none that is said once', () => {
  const text =
    'In Marrow the mayor, Ida Holt, spoke. Marrow mourns, said Ida Holt. Divers left Marrow, and Marrow waits for Brae.';
  expect(tellingNames(text)).toBe('Marrow Ida Holt');
});

test('any text gives at most a handful of words', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2_000 }), (text) => tellingNames(text).length <= text.length));
});
