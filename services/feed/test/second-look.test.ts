import type { Story } from '@360/contracts/stories';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, outlet, type RunningFeedService, rss, startService } from './_harness.ts';

/** One event; nothing in the first says so before the third has come. */
const REPORTS: Entry[] = [
  {
    id: 'balloons',
    title: 'Hanagata’s siren balloons go up for their first real storm',
    summary: 'Forty tethered balloons carry telephone masts above the weather. Twelve are still up.',
  },
  {
    id: 'coast',
    title: 'Storm Hane turns north towards Hanagata; 84,000 people told to leave the coast',
    summary: 'The eye is expected over Shiramori before midnight. Schools are open, but not for lessons.',
  },
  {
    id: 'order',
    title: 'Hanagata Isles order evacuation as storm Hane nears',
    summary:
      'The Hanagata Isles ordered people on the low coast to leave as storm Hane approached with winds of 160 kilometres an hour.',
  },
];

let site: Site;
let service: RunningFeedService;

const stories = async (): Promise<Story[]> => (await (await service.get('/api/stories')).json()) as Story[];
const sizes = async (): Promise<number[]> => (await stories()).map(({ coverage }) => coverage.items).toSorted();
const until = (what: string, wanted: number[]) =>
  waitUntil(what, 50_000, async () => ((await sizes()).join() === wanted.join() ? true : null));

beforeAll(async () => {
  const empty = fixedPage(rss([]), 'application/rss+xml');
  site = await startSite(Object.fromEntries(REPORTS.map(({ id }) => [`/${id}`, empty])));
  service = await startService(
    REPORTS.map(({ id }) => outlet(id, `${site.origin}/${id}`)),
    { ALLOWED_ORIGINS: site.origin },
  );
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
});

test('a report that came too early joins its story once the others are there, and its old address leads on', {
  timeout: 120_000,
}, async () => {
  const publish = (entry: Entry) => site.set(`/${entry.id}`, fixedPage(rss([entry]), 'application/rss+xml'));
  const [balloons, coast, order] = REPORTS as [Entry, Entry, Entry];
  publish(balloons);
  await until('the first report', [1]);
  const alone = (await stories())[0]?.id ?? '';
  publish(coast);
  await until('the second, in a story of its own', [1, 1]);
  publish(order);
  await until('all three in one story', [3]);
  const [story] = await stories();
  const items = await service.items();
  expect(new Set(items.map(({ storyId }) => storyId))).toEqual(new Set([story?.id]));
  if (alone !== story?.id) {
    const response = await service.get(`/api/stories/${alone}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, `/api/stories/${story?.id}`]);
  }
});
