import { expect, test } from 'vitest';
import { engagementIdOf } from './engagement-id.ts';

const DAY = new Date('2026-01-01T23:59:59Z');

test('one action of one reader on one item is the same all day and another the next', () => {
  const id = engagementIdOf('item', 'open', 'reader', DAY);
  expect(engagementIdOf('item', 'open', 'reader', new Date('2026-01-01T00:00:00Z'))).toBe(id);
  const others = [
    engagementIdOf('item', 'open', 'reader', new Date('2026-01-02T00:00:00Z')),
    engagementIdOf('item', 'share', 'reader', DAY),
    engagementIdOf('item', 'open', 'another', DAY),
    engagementIdOf('other', 'open', 'reader', DAY),
  ];
  expect(new Set([id, ...others]).size).toBe(5);
});

test('no two readers or items can be written so that they meet', () => {
  expect(engagementIdOf('a', 'open', 'b"],["c', DAY)).not.toBe(engagementIdOf('a","open', 'open', 'c', DAY));
});

test('the reader is not named', () => {
  expect(engagementIdOf('item', 'open', 'anon:reader', DAY)).not.toContain('reader');
});
