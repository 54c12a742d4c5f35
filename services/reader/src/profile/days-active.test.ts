import { expect, test } from 'vitest';
import { dayIn, daysActive } from './days-active.ts';

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
  expect(daysActive([], reads, dayIn('UTC'))).toEqual([
    { day: '2026-03-28', reports: 2 },
    { day: '2026-03-30', reports: 1 },
  ]);
  expect(daysActive([], [], dayIn('UTC'))).toEqual([]);
});

test('a day without a report read is one of them where anything else was done', () => {
  const active = [new Date('2026-03-30T08:00:00.000Z'), new Date('2026-03-29T08:15:00.000Z'), new Date(LATE)];
  expect(daysActive(active, [read('a', LATE)], dayIn('UTC'))).toEqual([
    { day: '2026-03-28', reports: 1 },
    { day: '2026-03-29', reports: 0 },
    { day: '2026-03-30', reports: 0 },
  ]);
});
