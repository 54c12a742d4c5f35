import { expect, test } from 'vitest';
import { shareRuns } from './share-runs.ts';

test('many who ask at once share two runs, and each run begins after it was asked for', async () => {
  let [value, runs, atOnce, most] = [0, 0, 0, 0];
  const read = shareRuns(async () => {
    runs++;
    most = Math.max(most, ++atOnce);
    const seen = value;
    await new Promise((resolve) => setImmediate(resolve));
    atOnce--;
    return seen;
  });
  const first = read('a');
  value = 1;
  const others = await Promise.all([read('a'), read('a'), read('a')]);
  expect([await first, ...others]).toEqual([0, 1, 1, 1]);
  expect([runs, most]).toEqual([2, 1]);
  expect(await Promise.all([read('a'), read('b')])).toEqual([1, 1]);
});

test('a run that fails does not keep the next from running', async () => {
  let fails = true;
  const read = shareRuns(async () => {
    if (fails) throw new Error('away');
    return 'here';
  });
  const first = read('a');
  const second = read('a');
  await expect(first).rejects.toThrow('away');
  fails = false;
  await expect(second.catch(() => read('a'))).resolves.toBe('here');
});
