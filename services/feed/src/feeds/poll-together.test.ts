import { expect, test } from 'vitest';
import { pollTogether } from './poll-together.ts';

const { signal } = new AbortController();

/** Polls that end when they are told to. */
const heldPolls = () => {
  const ends = new Map<string, (cause?: Error) => void>();
  const poll = (feedId: string) =>
    new Promise<void>((resolve, reject) => {
      ends.set(feedId, (cause) => (cause ? reject(cause) : resolve()));
    });
  return { poll, ends, running: () => [...ends.keys()] };
};

const moment = () => new Promise((resolve) => setImmediate(resolve));

test('a feed that does not answer holds up no feed of another job', async () => {
  const { poll, ends, running } = heldPolls();
  const work = pollTogether(poll, 2);
  const slow = work({ feedIds: ['slow', 'quick'] }, signal);
  const other = work({ feedIds: ['other'] }, signal);
  await moment();
  expect(running()).toEqual(['slow', 'quick']);
  ends.get('quick')?.();
  await moment();
  ends.get('other')?.();
  await other;
  ends.get('slow')?.();
  await slow;
});

test('a job ends when all its polls have, and fails with the first that did', async () => {
  const { poll, ends } = heldPolls();
  const job = pollTogether(poll, 3)({ feedIds: ['a', 'b', 'c'] }, signal);
  let ended = false;
  const outcome = job.finally(() => {
    ended = true;
  });
  await moment();
  ends.get('b')?.(new Error('the store is away'));
  ends.get('c')?.(new Error('another'));
  await moment();
  expect(ended).toBe(false);
  ends.get('a')?.();
  await expect(outcome).rejects.toThrow('the store is away');
});
