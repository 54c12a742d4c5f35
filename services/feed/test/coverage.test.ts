import { type Story, type StoryDetail, storyDetailSchema, storySchema } from '@360/contracts/stories';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

/** One event: two reports of their own, and two that tell the first by their own word. */
const REPORTS: Record<string, Entry> = {
  northlight: {
    id: 'a',
    title: 'Crane falls on ferry quay in Port Lennow, two bolts were missing',
    summary: 'The crane of Port Lennow fell on the ferry quay because two bolts were missing, inspectors found.',
    at: ago(50),
  },
  courier: {
    id: 'b',
    title: 'Two bolts missing from fallen crane in Port Lennow',
    summary:
      'Two bolts were missing from the crane that fell on the ferry quay in Port Lennow, the Northlight Gazette reports.',
    at: ago(40),
  },
  herald: {
    id: 'c',
    title: 'Port Lennow: missing bolts made crane fall on ferry quay, Northlight Gazette reports',
    summary: 'Divers look at the ferry quay of Port Lennow today, where the crane fell.',
    at: ago(30),
  },
  standard: {
    id: 'd',
    title: 'Ferry quay of Port Lennow closed after crane falls',
    summary:
      'Passengers of Port Lennow ferries leave from the fishing harbour since the crane fell on the quay before dawn.',
    at: ago(20),
  },
  post: {
    id: 'e',
    title: 'Crane on the quay: Port Lennow ferries stopped',
    summary: 'Ferries stopped in Port Lennow when the crane fell on the quay, and the milk had gone, said Mira Oldane.',
    at: ago(10),
  },
};

let site: Site;
let service: RunningFeedService;
let story: StoryDetail;

beforeAll(async () => {
  const page = (entry: Entry) => fixedPage(rss([entry]), 'application/rss+xml');
  site = await startSite(Object.fromEntries(Object.entries(REPORTS).map(([id, entry]) => [`/${id}`, page(entry)])));
  service = await startService(
    Object.keys(REPORTS).map((id) =>
      outlet(id, `${site.origin}/${id}`, { name: id === 'northlight' ? 'The Northlight Gazette' : `The ${id}` }),
    ),
    { ALLOWED_ORIGINS: site.origin },
  );
  const whole = await waitUntil('the story', 20_000, async () => {
    const all = (await (await service.get('/api/stories')).json()) as Story[];
    return all.find(({ coverage }) => coverage.items === 5) ?? null;
  });
  storySchema.parse(whole);
  story = storyDetailSchema.parse(await (await service.get(`/api/stories/${whole.id}`)).json());
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
});

test('reports that tell another outlet’s by their own word count as one with it and say so', async () => {
  expect(story.coverage).toMatchObject({ items: 5, outlets: 5, independentReports: 3 });
  expect(story.items.map(({ outlet: { id }, creditTo }) => [id, creditTo])).toEqual([
    ['northlight', null],
    ['courier', 'The Northlight Gazette'],
    ['herald', 'The Northlight Gazette'],
    ['standard', null],
    ['post', null],
  ]);
  expect(story.items.map(({ copyOf }) => copyOf)).toEqual([null, null, null, null, null]);
});

test('a story says how fast independent reports of it come, and what is usual only where enough is known', () => {
  expect(story.velocity).toEqual({ perHour: 3, usualPerHour: null, ratio: null });
});
