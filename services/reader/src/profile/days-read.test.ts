import { expect, test } from 'vitest';
import { dayIn, daysRead } from './days-read.ts';

const read = (subject: string, at: string) => ({ subject, at: new Date(at) });
const LATE = '2026-03-28T23:30:00.000Z';

test('a day is the reader’s own, also where clocks change or zones are a quarter of an hour off', () => {
  const of = (zone: string) => dayIn(zone)(new Date(LATE));
  expect(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'].map(of)).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-28',
    '2026-03-29',
  ]);
});

test('a report counts once a day, and again on another', () => {
  const reads = [
    read('b', '2026-03-30T08:00:00.000Z'),
    read('a', LATE),
    read('a', '2026-03-28T09:00:00.000Z'),
    read('b', '2026-03-28T10:00:00.000Z'),
  ];
  expect(daysRead(reads, dayIn('UTC'))).toEqual([
    { day: '2026-03-28', reports: 2 },
    { day: '2026-03-30', reports: 1 },
  ]);
  expect(daysRead([], dayIn('UTC'))).toEqual([]);
});
