import { beforeEach, expect, test } from 'vitest';
import { idSet } from './id-set.ts';

beforeEach(() => localStorage.clear());

test('holds the latest and forgets the oldest beyond its limit', () => {
  const read = idSet('read', 3);
  for (const id of ['a', 'b', 'c', 'd']) read.add(id);
  expect([...read.ids.get()]).toEqual(['b', 'c', 'd']);
  expect(JSON.parse(localStorage.getItem('read') ?? '')).toEqual(['b', 'c', 'd']);
});

test('adding twice is adding once, and removing what is not there changes nothing', () => {
  const read = idSet('read', 5);
  read.add('a');
  read.add('a');
  const before = read.ids.get();
  read.remove('z');
  expect(read.ids.get()).toBe(before);
  read.remove('a');
  expect(read.ids.get().size).toBe(0);
});

test('what it finds stored is cut to the limit, and damage is an empty set', () => {
  localStorage.setItem('read', JSON.stringify(['a', 'b', 'c', 7, null]));
  expect([...idSet('read', 2).ids.get()]).toEqual(['b', 'c']);
  localStorage.setItem('read', '{"not":"a list"}');
  expect(idSet('read', 2).ids.get().size).toBe(0);
  localStorage.setItem('read', 'not json');
  expect(idSet('read', 2).ids.get().size).toBe(0);
});

test('listeners hear of a change', () => {
  const read = idSet('read', 5);
  let heard = 0;
  const stop = read.ids.subscribe(() => {
    heard += 1;
  });
  read.add('a');
  stop();
  read.add('b');
  expect(heard).toBe(1);
});
