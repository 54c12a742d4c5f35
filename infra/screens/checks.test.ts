import { expect, test } from 'vitest';
import { failuresOf, reportLines, type Seen } from './checks.ts';

const fine: Seen = {
  screen: 'home',
  look: '390-dark-ar',
  picture: 'home/390-dark-ar.png',
  errors: [],
  hosts: [],
  shift: 0.02,
  moved: [],
  violations: [],
  overflow: [],
};

test('a screen within all limits is one line', () => {
  expect(reportLines([fine])).toEqual(['ok   home 390-dark-ar']);
});

test.each<[Partial<Seen>, string]>([
  [{ picture: null }, 'did not come up'],
  [{ errors: ['x is undefined'] }, 'x is undefined'],
  [{ hosts: ['tracker.example'] }, 'tracker.example'],
  [{ shift: 0.021, moved: ['.lead'] }, '.lead'],
  [{ violations: ['color-contrast: <p>'] }, 'color-contrast'],
  [{ overflow: ['main by 12 px'] }, 'main by 12 px'],
])('%o fails and is told', (part, told) => {
  const failures = failuresOf({ ...fine, ...part });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain(told);
});
