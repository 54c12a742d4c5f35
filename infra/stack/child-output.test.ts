import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachLine, errorIn, reasonIn } from './child-output.ts';

test('lines come out whole however the bytes were cut', async () => {
  const text = fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll('\n', ''));
  await fc.assert(
    fc.asyncProperty(fc.array(text), fc.integer({ min: 1, max: 7 }), async (lines, step) => {
      const stream = new PassThrough();
      const out: string[] = [];
      eachLine(stream, (line) => out.push(line));
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      for (let at = 0; at < bytes.length; at += step) stream.write(bytes.subarray(at, at + step));
      stream.end();
      await finished(stream);
      expect(out).toEqual(lines);
    }),
    { numRuns: 50 },
  );
});

test('a line without end does not gather for ever, and the last needs no end', async () => {
  const stream = new PassThrough();
  const lengths: number[] = [];
  eachLine(stream, (line) => lengths.push(line.length));
  stream.write('x'.repeat(70_000));
  stream.end('last');
  await finished(stream);
  expect(lengths).toEqual([70_000, 4]);
});

test('only errors are shown, short and without control characters', () => {
  const line = (entry: object) => errorIn(JSON.stringify(entry));
  expect(line({ level: 50, msg: 'feed refused', err: { message: 'bad\u001b[2Jtitle\n' } })).toBe(
    'feed refused (bad [2Jtitle )',
  );
  expect(line({ level: 60 })).toBe('error');
  expect(line({ level: 40, msg: 'slow' })).toBeUndefined();
  expect(line({ level: 50, msg: 'x'.repeat(1_000) })).toHaveLength(301);
  expect(errorIn('{"level":50')).toBeUndefined();
  expect(errorIn('Error: plain text')).toBeUndefined();
});

test('the reason of an end is the most telling of the last lines', () => {
  const logged = JSON.stringify({ level: 60, msg: 'start failed', err: { message: 'no key' } });
  expect(reasonIn([logged, 'TypeError: x', 'Node.js v24'])).toBe('start failed (no key)');
  expect(reasonIn(['at a', 'TypeError: x is not', '    at b', 'Node.js v24'])).toBe('TypeError: x is not');
  expect(reasonIn(['bye'])).toBe('bye');
  expect(reasonIn([])).toBe('it said nothing');
});
