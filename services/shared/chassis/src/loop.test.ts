import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { startLoop } from './loop.ts';

const silent = createLogger('test', 'silent');
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a round that has more to do is followed at once, one that has not by the pause', async () => {
  let rounds = 0;
  const loop = startLoop(
    't',
    () => 60_000,
    silent,
    async () => ++rounds < 3,
  );
  await tick();
  expect(rounds).toBe(3);
  await loop.stop();
});

test('a nudge ends the pause; one during a round is not lost', async () => {
  let rounds = 0;
  let release: (() => void) | undefined;
  const loop = startLoop(
    't',
    () => 60_000,
    silent,
    async () => {
      rounds++;
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return false;
    },
  );
  await tick();
  loop.nudge();
  release?.();
  await tick();
  expect(rounds).toBe(2);
  release?.();
  await tick();
  loop.nudge();
  await tick();
  expect(rounds).toBe(3);
  release?.();
  await loop.stop();
});

test('a round that throws does not end the loop', async () => {
  let rounds = 0;
  const loop = startLoop(
    't',
    () => 1,
    silent,
    async () => {
      rounds++;
      throw new Error('no');
    },
  );
  await tick();
  await tick();
  expect(rounds).toBeGreaterThan(1);
  await loop.stop();
  const ended = rounds;
  await tick();
  expect(rounds).toBe(ended);
});
