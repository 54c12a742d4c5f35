import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preferredWait, waitFor } from './prefer-wait.ts';

test.each([
  ['wait=10', 10],
  ['respond-async, wait=7', 7],
  ['WAIT = "3"; foo', 3],
  ['wait=900', 25],
  ['wait=-1', 0],
  ['await=5', 0],
  ['handling=lenient', 0],
  [undefined, 0],
])('%j asks to wait %d seconds', (header, seconds) => expect(preferredWait(header)).toBe(seconds));

test('no header makes anybody wait longer than 25 seconds', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, seconds) => {
      const wait = preferredWait(`${text}wait=${seconds}${text}`);
      return Number.isInteger(wait) && wait >= 0 && wait <= 25;
    }),
  );
});

test('an answer that is done comes at once, one that is not when the time is over or nobody waits', async () => {
  const never = new AbortController().signal;
  let looks = 0;
  const third = async () => ++looks;
  expect(await waitFor(third, (look) => look === 3, 20, never)).toBe(3);
  expect(
    await waitFor(
      async () => 'not yet',
      () => false,
      0.2,
      never,
    ),
  ).toBe('not yet');
  expect(
    await waitFor(
      async () => 'gone',
      () => false,
      20,
      AbortSignal.abort(),
    ),
  ).toBe('gone');
});
