import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('work for one key is done in order, for others beside it, and a fault holds up nobody', async () => {
  const inTurn = createTurns();
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    await sleep(ms);
    done.push(name);
    return name;
  };
  const fails = async () => {
    throw new Error('lost');
  };
  const asked = [
    inTurn('a', work('a1', 30)),
    inTurn('a', fails).catch((cause: Error) => cause.message),
    inTurn('a', work('a2', 0)),
    inTurn('b', work('b1', 5)),
  ];
  expect(await Promise.all(asked)).toEqual(['a1', 'lost', 'a2', 'b1']);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});
