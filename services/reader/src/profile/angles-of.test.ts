import { APPROACHES } from '@360/contracts/vocabulary';
import { expect, test } from 'vitest';
import { anglesOf } from './angles-of.ts';

const item = (outletId: string, approach: (typeof APPROACHES)[number] | null = null) => ({
  ...{ id: `${outletId}-${Math.random()}`, outletId, approach },
});

test('the share of the five most read outlets is of all reports', () => {
  const outlets = ['a', 'a', 'a', 'b', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(anglesOf(outlets.map((outlet) => item(outlet)))).toMatchObject({ reports: 10, outlets: 7, fromFive: 80 });
  expect(anglesOf([item('a')])).toMatchObject({ outlets: 1, fromFive: 100 });
});

test('reports whose words do not tell a side are counted, and stand on none', () => {
  const angles = anglesOf([item('a', 'social'), item('b', 'social'), item('c', 'economic'), item('d')]);
  expect(angles.reports).toBe(4);
  expect(angles.approaches).toMatchObject({ social: 2, economic: 1, institutional: 0 });
  expect(Object.keys(angles.approaches)).toEqual([...APPROACHES]);
});

test('of nothing no share is told', () => {
  expect(anglesOf([])).toMatchObject({ reports: 0, outlets: 0, fromFive: null });
});
