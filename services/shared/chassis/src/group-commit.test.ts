import { describe, expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

describe('createGroupCommit', () => {
  test('what is asked meanwhile goes together, in order, in batches of the given size', async () => {
    const batches: number[][] = [];
    const double = createGroupCommit(
      async (inputs: number[]) => {
        batches.push(inputs);
        await later();
        return inputs.map((input) => input * 2);
      },
      { most: 3 },
    );
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(double))).toEqual([2, 4, 6, 8, 10, 12]);
    expect(batches).toEqual([[1], [2, 3, 4], [5, 6]]);
  });

  test('who lingers takes along those who come a little later', async () => {
    const batches: number[][] = [];
    const commit = createGroupCommit(
      async (inputs: number[]) => {
        batches.push(inputs);
        return inputs;
      },
      { most: 3, lingerMs: 50 },
    );
    const first = commit(1);
    await later();
    await Promise.all([first, commit(2)]);
    expect(batches).toEqual([[1, 2]]);
  });

  test('a bad input fails itself and no other', async () => {
    const commit = createGroupCommit(
      async (inputs: number[]) => {
        await later();
        if (inputs.includes(3)) throw new Error('no threes');
        return inputs;
      },
      { most: 10 },
    );
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(commit));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await commit(5)).toBe(5);
  });
});
