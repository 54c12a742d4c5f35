import type { NewsItem } from '@360/contracts/news';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FeedPlace, holdsPlace, placeIn, returnTo } from './feed-places.ts';
import { feedRows } from './feed-rows.ts';

const items = (ids: string) => [...ids].map((id) => ({ id }) as NewsItem);
const rows = (ids: string, fresh = 0) => feedRows(items(ids), fresh);
const seen = (first: number, ...tops: number[]) => tops.map((top, after) => ({ index: first + after, top }));
const place = placeIn(rows('abcdef'), seen(2, -30, 88, 206), 3);

beforeEach(() => sessionStorage.clear());

test('a place is the items in the window, without the lines between and below them', () => {
  expect(place).toEqual({
    items: [
      ['c', -30],
      ['d', 88],
      ['e', 206],
    ],
    index: 2,
    pages: 3,
  });
  expect(placeIn(rows('ab', 1), seen(0, -5, 100, 130, 250), 1).items.map(([id]) => id)).toEqual(['a', 'b']);
});

test.each([
  ['where it was', 'abcdef', 2, -30],
  ['further down, where new ones came in above', 'xyabcdef', 4, -30],
  ['by the next one, where the first is gone', 'abdef', 2, 88],
  ['by any of them', 'abe', 2, 206],
  ['as far down as it was, where all are gone', 'uvwxyz', 2, 0],
  ['no further than the list goes', 'a', 1, 0],
])('a list returns %s', (_, now, index, top) => expect(returnTo(place, rows(now))).toEqual({ index, top }));

test('a list holds a place as soon as anything seen there is in it', () => {
  expect(['abc', 'xe', 'ab', ''].map((ids) => holdsPlace(items(ids), place))).toEqual([true, true, false, false]);
});

const fresh = async () => {
  vi.resetModules();
  return { ...(await import('./feed-places.ts')), ...(await import('../../lib/stored-value.ts')) };
};

test('with the account the places go too', async () => {
  const { feedPlaces, forgetStored } = await fresh();
  feedPlaces.set('entry list', place);
  forgetStored();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('feed-places') ?? '').not.toContain('entry');
});

test('places are there again after a reload; what is none is passed over', async () => {
  const { feedPlaces } = await fresh();
  feedPlaces.set('entry list', place);
  feedPlaces.set('broken', { items: [['c']], index: 0, pages: 1 } as unknown as FeedPlace);
  feedPlaces.set('none', null as unknown as FeedPlace);
  window.dispatchEvent(new Event('pagehide'));
  expect([...(await fresh()).feedPlaces]).toEqual([['entry list', place]]);
});
