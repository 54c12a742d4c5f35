import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';
import { decodeCursor, encodeCursor } from './list-cursor.ts';
import { timeframeOf } from './new-report.ts';

const NOW = new Date('2026-03-04T12:00:00.000Z');

test('a report looks at the last seven days, or at whole days that were asked for', () => {
  expect(timeframeOf(undefined, NOW)).toEqual({ from: '2026-02-25T12:00:00.000Z', to: '2026-03-04T12:00:00.000Z' });
  expect(timeframeOf({ from: '2026-03-01', to: '2026-03-01' }, NOW)).toEqual({
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-01T23:59:59.999Z',
  });
  const exact = { from: '2026-03-01T04:00:00Z', to: '2026-03-02T05:00:00Z' };
  expect(timeframeOf(exact, NOW)).toEqual({ from: '2026-03-01T04:00:00.000Z', to: '2026-03-02T05:00:00.000Z' });
});

test.each([
  ['Crue à Lennow : 240 maisons', '360-report-crue-a-lennow-240-maisons-2026-03-04.pdf'],
  ['../../etc/"passwd"\r\nX: y', '360-report-etc-passwd-x-y-2026-03-04.pdf'],
  ['سد', '360-report-2026-03-04.pdf'],
])('the file on %j has a clean name', (topic, name) => expect(fileName(topic, '2026-03-04', 'pdf')).toBe(name));

test('a cursor comes back as it was given out, and nothing else is one', () => {
  const place = { at: NOW, id: 'abc' };
  expect(decodeCursor(encodeCursor(place))).toEqual(place);
  for (const text of ['', 'x', Buffer.from('[1]').toString('base64url')])
    expect(() => decodeCursor(text)).toThrow('not a place in this list');
});
