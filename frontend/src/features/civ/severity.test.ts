import { expect, test } from 'vitest';
import { severityBand } from './severity.ts';

test.each([
  [100, 'critical'],
  [80, 'critical'],
  [79, 'high'],
  [60, 'high'],
  [59, 'medium'],
  [40, 'medium'],
  [39, 'low'],
  [0, 'low'],
])('a severity of %i is %s', (score, name) => {
  expect(severityBand(score).name).toBe(name);
});
