import { expect, test } from 'vitest';
import { dayGrid, WEEKS } from './day-grid.ts';

const TODAY = '2026-11-18'; // a Wednesday

test('eighteen weeks from a Monday, today in the last, what is to come marked', () => {
  const grid = dayGrid({ today: TODAY, days: [] });
  expect(grid).toHaveLength(WEEKS * 7);
  expect(grid[0]?.day).toBe('2026-07-20');
  expect(grid.at(-1)?.day).toBe('2026-11-22');
  expect(grid.filter(({ ahead }) => ahead).map(({ day }) => day)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

test('a Sunday ends its week, and a Monday begins one', () => {
  expect(dayGrid({ today: '2026-11-22', days: [] }).at(-1)?.day).toBe('2026-11-22');
  expect(dayGrid({ today: '2026-11-23', days: [] }).at(-7)?.day).toBe('2026-11-23');
});

test('days are as dark as they are long, beside the longest one shown', () => {
  const days = [
    { day: '2026-01-01', reports: 900 },
    { day: '2026-11-10', reports: 20 },
    { day: '2026-11-11', reports: 11 },
    { day: '2026-11-12', reports: 1 },
  ];
  const levels = new Map(dayGrid({ today: TODAY, days }).map(({ day, level }) => [day, level]));
  expect(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'].map((day) => levels.get(day))).toEqual([4, 3, 1, 0]);
});
