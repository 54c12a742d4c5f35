import { createLogger } from '@360/chassis/logger';
import { expect, test } from 'vitest';
import { createKnownSources } from './known-sources.ts';

const logger = createLogger('test', 'silent');
const BBC = { id: 'bbc', name: 'BBC News' };

test('the first to ask waits, later ones get what is known while it is renewed', async () => {
  let time = 0;
  let asked = 0;
  const sources = createKnownSources(
    async () => {
      asked++;
      return [BBC];
    },
    logger,
    () => time,
  );
  const first = await sources.all();
  expect(first).toEqual([BBC]);
  expect(await sources.all()).toBe(first);
  expect(sources.nameOf('bbc')).toBe('BBC News');
  time = 11 * 60_000;
  expect(await sources.all()).toBe(first);
  expect(asked).toBe(2);
});

test('while they cannot be had there are none, and they are asked for again', async () => {
  let time = 0;
  let isAway = true;
  const list = async () => {
    if (isAway) throw new Error('away');
    return [BBC];
  };
  const sources = createKnownSources(list, logger, () => time);
  expect(await sources.all()).toEqual([]);
  isAway = false;
  time = 6_000;
  expect(await sources.all()).toEqual([BBC]);
});
