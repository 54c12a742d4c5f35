import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownOutlets } from '../../services/feed/src/feeds/source-list.ts';
import { createFeedClient, type FeedClient } from '../../services/search/src/indexing/feed-client.ts';
import { readSources } from '../../services/search/src/sources/read-sources.ts';
import { serveNews } from './feed-stand-in.ts';
import { type SyntheticNews, syntheticNews } from './synthetic-news.ts';

const REPORTS = 430;
const { signal } = new AbortController();

let news: SyntheticNews;
let site: Awaited<ReturnType<typeof serveNews>>;
let feed: FeedClient;

beforeAll(async () => {
  news = syntheticNews(REPORTS, await knownOutlets());
  site = await serveNews(news);
  feed = createFeedClient({ url: site.url, identityKey: randomBytes(32) });
});
afterAll(async () => {
  await feed?.close();
  await site?.close();
});

const walk = async (kind: 'items' | 'stories'): Promise<string[]> => {
  const ids: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: Awaited<ReturnType<FeedClient['items' | 'stories']>> = await feed[kind]({ after }, signal);
    ids.push(...page.documents.map(({ id }) => id));
    after = page.next;
  }
  return ids;
};

test('the search service walks every report and story once, in order of id', async () => {
  const [items, stories] = [await walk('items'), await walk('stories')];
  expect([items.length, stories.length]).toEqual([REPORTS, 130]);
  expect([items, stories]).toEqual([[...new Set(items)].toSorted(), [...new Set(stories)].toSorted()]);
});

test('reports named by id are those of the walk, without those nobody has', async () => {
  const { documents } = await feed.items({ after: '' }, signal);
  const [first, second] = documents;
  const named = await feed.items({ ids: [second?.id ?? '', 'item-99999999', 'story-1', first?.id ?? ''] }, signal);
  expect(named).toEqual({ documents: [first, second], next: null });
});

test('a story is told by its four reports', async () => {
  const { documents } = await feed.stories({ ids: ['story-00000007'] }, signal);
  expect(documents).toMatchObject([{ reports: 4, leadItemId: 'item-00000007', outletIds: { length: 4 } }]);
});

test('it names the outlets of the catalogue and twenty stories that trend', async () => {
  expect(await readSources(feed)).toHaveLength(news.outlets.length);
  const { stories, topics } = await feed.trending(signal);
  expect([stories.length, topics.length]).toEqual([20, 10]);
});
