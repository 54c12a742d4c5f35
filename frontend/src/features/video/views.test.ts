import { expect, test } from 'vitest';
import { viewsOf } from './views.ts';

test.each([
  [0, null],
  [7, '7'],
  [999, '999'],
  [1_250, '1.3K'],
  [48_000, '48K'],
  [2_400_000, '2.4M'],
])('%i views read %s', (count, text) => {
  expect(viewsOf(count, 'en-GB')).toBe(text);
});
