import type { LiveChannel } from '@360/contracts/news';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';

let site: Site;
let service: RunningFeedService;

const picture = (name: string) => `<media:content medium="image" url="${site.origin}/${name}"/>`;
const itemCalled = async (title: string) => (await service.items()).find((item) => item.title === title);

beforeAll(async () => {
  site = await startSite();
  const photo = await sharp({ create: { width: 1_200, height: 675, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  site.set('/photo.jpg', fixedPage(photo, 'image/jpeg'));
  site.set(
    '/script.svg',
    fixedPage('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'),
  );
  const entries = [
    { id: '1', title: 'A photo', more: picture('photo.jpg') },
    { id: '2', title: 'A script', more: picture('script.svg') },
    { id: '3', title: 'A picture that is gone', more: picture('gone.jpg') },
    { id: '4', title: 'An inner address', more: '<media:content medium="image" url="http://127.0.0.1:1/x.jpg"/>' },
    { id: '5', title: 'No picture' },
  ];
  site.set('/feed', fixedPage(rss(entries), 'application/rss+xml'));
  service = await startService([outlet('o', `${site.origin}/feed`)], { ALLOWED_ORIGINS: site.origin });
  await waitUntil('the items', 20_000, async () => ((await service.items()).length === 5 ? true : null));
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
});

test('a picture is fetched once and served from here, scaled, as WebP', async () => {
  const item = await itemCalled('A photo');
  expect(item?.imageUrl).toBe(`/api/media/${item?.id}`);
  const ask = () => service.get(`${item?.imageUrl}?w=168`);
  const responses = await Promise.all([ask(), ask(), ask()]);
  const [first] = responses;
  expect(first?.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from((await first?.arrayBuffer()) ?? new ArrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 168, height: 94 });
  await ask();
  expect(site.requests.filter((request) => request === 'GET /photo.jpg')).toHaveLength(1);
});

test.each(['A script', 'A picture that is gone', 'An inner address'])(
  '%s is 404, and not asked for again',
  async (title) => {
    const item = await itemCalled(title);
    for (const _ of [1, 2]) expect((await service.get(`/api/media/${item?.id}?w=336`)).status).toBe(404);
    expect(site.requests.filter((request) => /gone|svg/.test(request)).length).toBeLessThanOrEqual(2);
  },
);

test('an item without one says so', async () => {
  expect((await itemCalled('No picture'))?.imageUrl).toBeNull();
});

test.each(['/api/media/http%3A%2F%2Fexample.org', `/api/media/${'0'.repeat(24)}`])('%s is no way out', async (path) => {
  expect((await service.get(path)).status).toBe(404);
});

test('only the widths that are offered are made', async () => {
  const item = await itemCalled('A photo');
  expect((await service.get(`/api/media/${item?.id}?w=999`)).status).toBe(400);
});

test('live channels come from the catalogue', async () => {
  const channels = (await (await service.get('/api/live')).json()) as LiveChannel[];
  expect(channels).toMatchObject([{ id: 'quay', name: 'Quay Television' }]);
});
