import type { NewsItem } from '@360/contracts/news';
import { expect, test } from 'vitest';
import type { FeedData } from './queries.ts';
import { withoutItems } from './use-removals.ts';

const page = (...ids: string[]) => ({ rows: ids.map((id) => ({ id }) as NewsItem), next: null });
const feed: FeedData = { pages: [page('a', 'b'), page('c')], pageParams: ['one', 'two'] };

test('removed items leave every page of the feed; pages stay, so that the list goes on', () => {
  const left = withoutItems(feed, new Set(['b', 'c', 'unknown']));
  expect(left?.pages.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['a'], []]);
  expect(left?.pageParams).toEqual(feed.pageParams);
});

test('a feed that held none of them is left as it is', () => {
  expect(withoutItems(feed, new Set(['x']))).toBe(feed);
  expect(withoutItems(undefined, new Set(['x']))).toBeUndefined();
});
