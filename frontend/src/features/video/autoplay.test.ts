import { afterEach, expect, test, vi } from 'vitest';
import { rememberAsked, startsItself } from './autoplay.ts';

const video = { kind: 'embed', src: 'https://player.example/e/1' } as const;
const next = { kind: 'embed', src: 'https://player.example/e/2' } as const;
const elsewhere = { kind: 'file', src: 'https://files.example/a.mp4' } as const;

afterEach(() => vi.unstubAllGlobals());

test('no host is asked before the reader has asked for it once; then its videos start where that is wanted', () => {
  expect(startsItself(video, true)).toBe(false);
  rememberAsked(video);
  expect(startsItself(next, true)).toBe(true);
  expect(startsItself(next, false)).toBe(false);
  expect(startsItself(elsewhere, true)).toBe(false);
  expect(startsItself({ kind: 'none' }, true)).toBe(false);
});

test.each([{ type: 'cellular' }, { saveData: true }])('never at the reader’s cost: %o', (connection) => {
  rememberAsked(video);
  vi.stubGlobal('navigator', { connection });
  expect(startsItself(next, true)).toBe(false);
});
