import { expect, test } from 'vitest';
import { letOthersIn } from './let-others-in.ts';

test('others get their turn once the time is over, not before', async () => {
  let time = 0;
  let turns = 0;
  const breathe = letOthersIn(10, () => time);
  setImmediate(() => turns++);
  await breathe();
  expect(turns).toBe(0);
  time = 10;
  await breathe();
  expect(turns).toBe(1);
});
