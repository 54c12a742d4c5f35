import { expect, test } from 'vitest';
import { createLru } from './lru.ts';

test('keeps what was used last', () => {
  const lru = createLru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  expect(lru.get('a')).toBe(1);
  lru.set('c', 3);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
  lru.set('a', 4);
  lru.set('d', 5);
  expect([lru.get('a'), lru.get('c')]).toEqual([4, undefined]);
  expect(lru.size()).toBe(2);
});
