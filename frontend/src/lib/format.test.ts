import { expect, test } from 'vitest';
import { clock, createFormat } from './format.ts';
import type { Translate } from './strings.ts';

const t = ((key: string, values?: { n?: string; h?: string }) =>
  [key, values?.h, values?.n].filter(Boolean).join(' ')) as unknown as Translate;

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [522, '8:42'],
  [3600, '1:00:00'],
  [3_725, '1:02:05'],
  [-4, '0:00'],
])('%i seconds as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

test('a lag is told in minutes, hours, or both', () => {
  const { lag } = createFormat('en', t);
  expect([lag(41), lag(120), lag(125)]).toEqual(['time.minutes 41', 'time.wholeHours 2', 'time.hoursMinutes 2 5']);
});

test('digits and countries follow the language', () => {
  const format = createFormat('ar', t);
  expect(format.duration(522)).toBe('٨:٤٢');
  expect(createFormat('de', t).country('GB')).toBe('Vereinigtes Königreich');
  expect(format.country('ZZZ')).toBe('ZZZ');
});
