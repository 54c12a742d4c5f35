import type { ActivityEntry } from '@360/contracts/activity';
import { expect, test } from 'vitest';
import { takeIn } from './take-in.ts';

const NOW = new Date('2026-01-20T12:00:00.000Z');
const entry = (id: string, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  ...{ id, kind: 'read', subject: 'item-1', title: 'Harbour opens', itemId: null, at: NOW.toISOString() },
  ...more,
});
const take = (...entries: ActivityEntry[]) => takeIn('anon:1', entries, NOW);

test('a time to come is now, and what is older than a week is left out', () => {
  const [future, old] = [
    entry('future-1', { at: '2031-01-01T00:00:00.000Z' }),
    entry('old-1234', { at: '2026-01-13T11:59:59.000Z' }),
  ];
  expect(take(future, old).map(({ entryId, at }) => [entryId, at])).toEqual([['future-1', NOW]]);
});

test('an id told twice in a call is one, the first', () => {
  expect(
    take(entry('same-id-1', { subject: 'a' }), entry('same-id-1', { subject: 'b' })).map((doc) => doc.subject),
  ).toEqual(['a']);
});

test('the same id of two readers is two', () => {
  const [ana] = takeIn('anon:1', [entry('same-id-1')], NOW);
  const [ben] = takeIn('anon:2', [entry('same-id-1')], NOW);
  expect(ana?._id).not.toBe(ben?._id);
});

test('the title of a report that was read, kept or shared is known to be of it', () => {
  const docs = take(
    entry('read-1234'),
    entry('story-123', { kind: 'analysis', subject: 's', itemId: 'lead' }),
    entry('query-123', { kind: 'search' }),
  );
  expect(docs.map(({ itemId }) => itemId)).toEqual(['item-1', 'lead', null]);
});
