import type { ActivityEntry } from '@360/contracts/activity';
import { expect, test } from 'vitest';
import { doingsOf } from './doings.ts';

const did = (id: string, kind: ActivityEntry['kind'], subject: string): ActivityEntry => ({
  id,
  kind,
  subject,
  title: subject,
  itemId: null,
  at: '2026-11-20T08:00:00.000Z',
});

test('what was done again stands once, at its last time, with how often; order stays', () => {
  const entries = [did('5', 'read', 'a'), did('4', 'save', 'a'), did('3', 'read', 'b'), did('2', 'read', 'a')];
  expect(doingsOf(entries).map(({ entry, times }) => [entry.id, times])).toEqual([
    ['5', 2],
    ['4', 1],
    ['3', 1],
  ]);
});

test('what lost its subject is not taken for the same', () => {
  expect(doingsOf([did('2', 'read', ''), did('1', 'read', '')])).toHaveLength(2);
});
