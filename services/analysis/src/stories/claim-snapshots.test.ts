import type { ClaimThen } from '@360/contracts/story-changes';
import { expect, test } from 'vitest';
import { snapshotAt, withSnapshot } from './claim-snapshots.ts';

const claim = (id: string, firstItemId = 'item'): ClaimThen => ({
  ...{ id, text: `Text of ${id}.`, state: 'agreed', firstItemId },
  agreement: { supporting: 2, contradicting: 0 },
});
const at = (minute: number, ...claims: ClaimThen[]) => ({ at: new Date(minute * 60_000), claims });
const items = new Set(['item']);

test('a state that equals the last is no new one', () => {
  const history = [at(1, claim('a'))];
  expect(withSnapshot(history, at(2, claim('a')), items)).toEqual(history);
});

test('the last twenty states are kept', () => {
  let history: ReturnType<typeof at>[] = [];
  for (let minute = 1; minute <= 25; minute++) history = withSnapshot(history, at(minute, claim(`c${minute}`)), items);
  expect(history).toHaveLength(20);
  expect(history[0]).toEqual(at(6, claim('c6')));
});

test('claims of an item that is no evidence any more leave every state', () => {
  const history = [at(1, claim('a'), claim('b', 'removed'))];
  expect(withSnapshot(history, at(2, claim('c')), items)).toEqual([at(1, claim('a')), at(2, claim('c'))]);
});

test('what stood at a moment is the last state until then', () => {
  const history = [at(1, claim('a')), at(3, claim('b'))];
  expect(snapshotAt(history, new Date(2 * 60_000))).toEqual(history[0]);
  expect(snapshotAt(history, new Date(3 * 60_000))).toEqual(history[1]);
  expect(snapshotAt(history, new Date(0))).toBeNull();
});
