import type { NewsItem } from '@360/contracts/news';
import type { StoryDetail } from '@360/contracts/stories';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const XML = 'application/rss+xml';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

let site: Site;
let service: RunningFeedService;

const listed = async () => (await service.items()).map(({ title }) => title).sort();
const total = async () => ((await (await service.get('/api/status')).json()) as { items: number }).items;

beforeAll(async () => {
  site = await startSite({
    '/north': fixedPage(
      rss([
        { id: 'old', title: 'Lantern bridge of Orle closed after a barge strikes its pillar', at: daysAgo(20) },
        { id: 'new', title: 'Market hall opens with forty stalls', at: daysAgo(0.1) },
      ]),
      XML,
    ),
    '/south': fixedPage(
      rss([
        { id: 'same', title: 'Barge strikes pillar of the Lantern bridge in Orle, bridge closed', at: daysAgo(20) },
      ]),
      XML,
    ),
  });
  service = await startService(
    ['north', 'south'].map((id) => outlet(id, `${site.origin}/${id}`)),
    { ALLOWED_ORIGINS: site.origin, ARCHIVE_AFTER_DAYS: '10' },
  );
  await waitUntil('all items in their stories', 20_000, async () => {
    const items = await service.items();
    return items.length === 3 && items.every(({ coverage }) => coverage) ? true : null;
  });
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
});

test('old items leave the lists, keep their address and their story, and are not taken in anew', async () => {
  const before = (await service.items()).find(({ title }) => title.startsWith('Lantern')) as NewsItem;
  await service.restart();
  await waitUntil('the archive', 20_000, async () => ((await listed()).length === 1 ? true : null));
  expect(await listed()).toEqual(['Market hall opens with forty stalls']);
  expect(await total()).toBe(3);

  const item = await service.get(`/api/news/${before.id}`);
  expect(await item.json()).toMatchObject({ id: before.id, storyId: before.storyId });
  const story = (await (await service.get(`/api/stories/${before.storyId}`)).json()) as StoryDetail;
  expect(story.items.map(({ outlet: { id } }) => id).sort()).toEqual(['north', 'south']);

  const polled = (await service.feedOf('north'))?.lastFetchedAt;
  await waitUntil('another poll', 20_000, async () =>
    (await service.feedOf('north'))?.lastFetchedAt !== polled ? true : null,
  );
  expect(await listed()).toHaveLength(1);
  expect(await total()).toBe(3);
});
