import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFeedDate } from './dates.ts';

const DATA = process.env.NEWS_DATA ?? new URL('../../../../../shared/data', import.meta.url).pathname;
const VECTORS = `${DATA}/date-vectors/vectors.jsonl`;

interface Vector {
  input: string;
  unix?: number;
  utc?: string | null;
  parses?: boolean;
}

const isRight = ({ input, unix, utc, parses }: Vector): boolean => {
  const at = parseFeedDate(input);
  if (parses) return at !== null;
  if (utc === null) return at === null;
  const expected = unix ?? Date.parse(utc ?? '') / 1000;
  return at !== null && Math.floor(at / 1000) === expected;
};

const iso = (text: string): string | null => {
  const at = parseFeedDate(text);
  return at === null ? null : new Date(at).toISOString();
};

describe('parseFeedDate', () => {
  test.each([
    ['Sat, 07 Sep 2002 00:00:01 GMT', '2002-09-07T00:00:01.000Z'],
    ['07 Sep 02 00:00 EDT', '2002-09-07T04:00:00.000Z'],
    ['Fri, 5 Jan 99 10:00:00 +0200', '1999-01-05T08:00:00.000Z'],
    ['2024-02-29T12:30:15.250+05:30', '2024-02-29T07:00:15.250Z'],
    ['20240229T123015Z', '2024-02-29T12:30:15.000Z'],
    ['2024-060', '2024-02-29T00:00:00.000Z'],
    ['1709209815', '2024-02-29T12:30:15.000Z'],
    ['1709209815000', '2024-02-29T12:30:15.000Z'],
    ['Do, 29. Februar 2024, 12:30 Uhr MEZ', '2024-02-29T11:30:00.000Z'],
    ['jeudi 29 février 2024 à 12h30', '2024-02-29T12:30:00.000Z'],
    ['jue, 29 feb 2024 12:30:00 +0100', '2024-02-29T11:30:00.000Z'],
    ['mar., 01 déc. 2020 16:11:02 +0000', '2020-12-01T16:11:02.000Z'],
    ['Чт, 29 февраля 2024 12:30:00 MSK', '2024-02-29T09:30:00.000Z'],
    ['February 29, 2024 12:05 a.m.', '2024-02-29T00:05:00.000Z'],
    ['29.02.2024 12:30', '2024-02-29T12:30:00.000Z'],
    ['29/02/2024', '2024-02-29T00:00:00.000Z'],
    ['Thu, 29 Feb 2024 12:30:00 America/New_York', '2024-02-29T17:30:00.000Z'],
    ['Thu, 29 Feb 2024 12:30:00 XYZ', '2024-02-29T12:30:00.000Z'],
    ['Thu, 29 Feb 2024 23:59:60 GMT', '2024-02-29T23:59:59.000Z'],
    ['Thu, 29 Feb 2024 24:00:00 GMT', '2024-03-01T00:00:00.000Z'],
    ['2024年2月29日 12:30', '2024-02-29T12:30:00.000Z'],
    ['2024年02月29日（木）12時30分05秒', '2024-02-29T12:30:05.000Z'],
    ['2024年2月29日 下午12:30', '2024-02-29T12:30:00.000Z'],
    ['2024. 2. 29. 오후 9:30', '2024-02-29T12:30:00.000Z'],
    ['الخميس، 29 فبراير 2024 12:30', '2024-02-29T12:30:00.000Z'],
    ['٢٩/٠٢/٢٠٢٤ 12:30', '2024-02-29T12:30:00.000Z'],
    ['29 फ़रवरी 2024', '2024-02-29T00:00:00.000Z'],
    ['2024-060T12:30:00Z', '2024-02-29T12:30:00.000Z'],
    ['2024-02-29T12Z', '2024-02-29T12:00:00.000Z'],
    ['2024-02-29 at 12:30', '2024-02-29T12:30:00.000Z'],
    ['20240229 123000', '2024-02-29T12:30:00.000Z'],
    ['1709209815.25', '2024-02-29T12:30:15.250Z'],
    ['2024-02-29T12:30:00.1234567890Z', '2024-02-29T12:30:00.123Z'],
    ['2024-02-29T12:30:00+01:00[Europe/Berlin]', '2024-02-29T11:30:00.000Z'],
    ['2024-02-29T12:30:00:-0700', '2024-02-29T19:30:00.000Z'],
    ['2024-02-29T12:30:00-07:00:00', '2024-02-29T19:30:00.000Z'],
    ['2024-02-29T12:30:00:00Z', '2024-02-29T12:30:00.000Z'],
    ['Thu, 29 Feb 2024 12:30:00 02:00', '2024-02-29T10:30:00.000Z'],
    ['Thu, 29 Feb 2024 12:30:00 00', '2024-02-29T12:30:00.000Z'],
    ['Thu, 29 Feb 2024 12:30:00 -700', '2024-02-29T19:30:00.000Z'],
    ['Thu, 29 Feb 2024 12.30.00 +0100', '2024-02-29T11:30:00.000Z'],
    ['Thu, 29 Feb 2024 12:30:00 "GMT"', '2024-02-29T12:30:00.000Z'],
    ['Updated: February 29, 2024', '2024-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, expected) => expect(iso(text)).toBe(expected));

  test.each([
    '',
    'yesterday',
    'Thu, 30 Feb 2024 12:00:00 GMT',
    '2023-02-29',
    '2024-13-01',
    '2024-02-29T12:60:00Z',
    '12:30',
    'Feb',
    '5',
    'Thu, 29 Feb 2024 12:30:00 GMT and more',
    '2024-02-29T12:30:00Z2024-02-29T12:30:00Z',
    '9'.repeat(500),
  ])('%s is no date', (text) => expect(parseFeedDate(text)).toBeNull());

  test('reads back every moment in the two standard forms', () => {
    const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (date) => {
        const seconds = Math.floor(date.getTime() / 1000) * 1000;
        expect(parseFeedDate(date.toISOString())).toBe(date.getTime());
        expect(parseFeedDate(date.toUTCString())).toBe(seconds);
      }),
    );
  });

  test('answers anything with a number or null', () => {
    const words = fc.constantFrom(
      'Mon',
      'mar',
      'März',
      '2024',
      '24',
      '-05:00',
      '12:30',
      'GMT',
      'pm',
      '/',
      '-',
      ',',
      'a/b',
    );
    const dateLike = fc.array(words, { maxLength: 10 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), dateLike), (text) => {
        const at = parseFeedDate(text);
        expect(at === null || Number.isFinite(at)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test.skipIf(!existsSync(VECTORS))('agrees with all collected dates (needs NEWS_DATA)', () => {
    const vectors = readFileSync(VECTORS, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Vector);
    expect(vectors.length).toBeGreaterThan(150);
    expect(vectors.filter((vector) => !isRight(vector))).toEqual([]);
  });
});
