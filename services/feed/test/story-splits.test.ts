import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { type Story, type StoryDetail, storyDetailSchema } from '@360/contracts/stories';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const silent = createLogger('test', 'silent');

/** Two events, two reports each, that nobody would take for one. */
const REPORTS: Entry[] = [
  {
    id: 'pass-one',
    title: 'Marrow Pass shut after landslide',
    summary:
      'A landslide closed Marrow Pass and its rail tunnel before dawn, the mountain rescue service in Halm said.',
  },
  {
    id: 'pass-two',
    title: 'Landslide shuts Marrow Pass and the rail tunnel',
    summary: 'Marrow Pass and its rail tunnel are closed after a landslide, the rescue service in Halm said on Monday.',
  },
  {
    id: 'oysters-one',
    title: 'Oysters of Pearl Bank die in warm water',
    summary:
      'Divers at Pearl Bank found six million dead oysters; the water off Umm Sadaf was too warm for three weeks.',
  },
  {
    id: 'oysters-two',
    title: 'Six million oysters dead at Pearl Bank',
    summary:
      'Warm water killed six million oysters at Pearl Bank, divers from Umm Sadaf said after three weeks of heat.',
  },
];
const LATE: Entry = {
  id: 'pass-late',
  title: 'One lane of Marrow Pass opens after landslide',
  summary:
    'Crews opened one lane of Marrow Pass; the rail tunnel stays closed after the landslide, rescuers in Halm said.',
};

let site: Site;
let service: RunningFeedService;

const stories = async (): Promise<Story[]> => (await (await service.get('/api/stories')).json()) as Story[];
const sizes = async (): Promise<string> =>
  (await stories())
    .map(({ coverage }) => coverage.items)
    .toSorted()
    .join();
const about = async (word: string): Promise<StoryDetail> => {
  const id = (await stories()).find(({ title }) => title.includes(word))?.id;
  return storyDetailSchema.parse(await (await service.get(`/api/stories/${id}`)).json());
};
const idOf = async (name: string): Promise<string> => {
  const items = await service.items();
  return items.find(({ title }) => title === [...REPORTS, LATE].find(({ id }) => id === name)?.title)?.id ?? '';
};

/** Changes what is stored while the service is down, as an earlier version or a crash may have left it. */
const whileDown = async (change: (mongo: Awaited<ReturnType<typeof connectMongo>>) => Promise<unknown>) => {
  const mongo = await connectMongo(service.mongoUrl, silent);
  await change(mongo);
  await mongo.close();
  await service.restart();
};

beforeAll(async () => {
  site = await startSite(
    Object.fromEntries(REPORTS.map((entry) => [`/${entry.id}`, fixedPage(rss([entry]), 'application/rss+xml')])),
  );
  site.set('/late', fixedPage(rss([]), 'application/rss+xml'));
  service = await startService(
    [...REPORTS.map(({ id }) => id), 'late'].map((id) => outlet(id, `${site.origin}/${id}`)),
    { ALLOWED_ORIGINS: site.origin },
  );
  await waitUntil('two stories of two', 20_000, async () => ((await sizes()) === '2,2' ? true : null));
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
});

test('a story that turns out to be two is split; both tell where the other is', async () => {
  const [pass, oysters] = [await about('Marrow'), await about('ysters')];
  await whileDown(async (mongo) => {
    await mongo
      .collection('items')
      .updateMany({ storyId: oysters.id }, { $set: { storyId: pass.id, stage: 'grouped' } });
    await mongo.collection('stories').deleteOne({ _id: oysters.id as never });
  });
  await waitUntil('one story of four', 20_000, async () => ((await sizes()) === '4' ? true : null));
  site.set('/late', fixedPage(rss([LATE]), 'application/rss+xml'));
  await waitUntil('the split', 30_000, async () => ((await sizes()) === '2,3' ? true : null));
  const [whole, part] = [await about('Marrow'), await about('ysters')];
  expect(whole.id).toBe(pass.id);
  expect(whole.trail.splits).toMatchObject([{ storyId: part.id, items: 2 }]);
  expect(part.trail).toMatchObject({ splitFrom: { storyId: pass.id }, merged: [], splits: [] });
  expect(part.trail.splitFrom?.at).toBe(whole.trail.splits[0]?.at);
});

test('a split that a crash cut short is finished by the next start, once', async () => {
  const whole = await about('Marrow');
  const itemId = await idOf('pass-late');
  const storyId = 'a'.repeat(24);
  const split = { storyId, at: new Date(), items: 1, pending: [itemId] };
  await whileDown((mongo) =>
    mongo
      .collection<{ splits: unknown[] }>('stories')
      .updateOne({ _id: whole.id as never }, { $set: { splitPending: true }, $push: { splits: split } }),
  );
  await waitUntil('the item to have moved', 20_000, async () => ((await sizes()) === '1,2,2' ? true : null));
  expect((await service.items()).find(({ id }) => id === itemId)?.storyId).toBe(storyId);
  await service.restart();
  expect(await sizes()).toBe('1,2,2');
});

test('a merged story stands in the trail of the one it went into', async () => {
  const whole = await about('Marrow');
  const old = 'b'.repeat(24);
  await whileDown((mongo) =>
    mongo
      .collection('stories')
      .insertOne({ _id: old as never, mergedInto: whole.id, mergePending: true, mergedAt: new Date() }),
  );
  expect((await about('Marrow')).trail.merged).toMatchObject([{ storyId: old }]);
});

test('reports that lie in the archive go with the story they are split into, and both stories are told anew', async () => {
  const whole = await about('ysters');
  const [stays, goes] = [await idOf('oysters-one'), await idOf('oysters-two')];
  const storyId = 'c'.repeat(24);
  const split = { storyId, at: new Date(), items: 1, pending: [goes] };
  await whileDown(async (mongo) => {
    const old = await mongo.collection('items').find({ storyId: whole.id }).toArray();
    await mongo.collection('archive').insertMany(old);
    await mongo.collection('items').deleteMany({ storyId: whole.id });
    await mongo
      .collection<{ splits: unknown[] }>('stories')
      .updateOne({ _id: whole.id as never }, { $set: { splitPending: true }, $push: { splits: split } });
  });
  await waitUntil('the split', 20_000, async () => ((await sizes()) === '1,1,1,2' ? true : null));
  const item = await service.get(`/api/news/${goes}`);
  expect(await item.json()).toMatchObject({ id: goes, storyId });
  for (const [id, itemId] of [
    [whole.id, stays],
    [storyId, goes],
  ]) {
    const story = storyDetailSchema.parse(await (await service.get(`/api/stories/${id}`)).json());
    expect(story.items.map((report) => report.id)).toEqual([itemId]);
  }
});
