import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { type Publisher, publisherSchema } from '@360/contracts/publishers';
import { type Revision, revisionSchema } from '@360/contracts/revisions';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const XML = 'application/rss+xml';
const PUBLISHED = new Date(Date.now() - 3_600_000);
const silent = createLogger('test', 'silent');
/** Counts are kept for fifty times as long as they took, which on a busy machine is long. */
const PATIENCE_MS = 60_000;

/** What each outlet says first and what it makes of it, one after the other. */
const EDITS: Record<string, [Partial<Entry>, ...Partial<Entry>[]]> = {
  headline: [
    { title: 'Crane falls on the ferry quay', summary: 'Nobody sat in the cabin.' },
    { title: 'Port was warned of crane before it fell', summary: 'Nobody sat in the cabin.' },
  ],
  silent: [
    { title: 'Ferry quay closed', summary: '12 people were injured on the quay, the harbour office said.' },
    { title: 'Ferry quay closed', summary: '19 people were injured on the quay, the harbour office said.' },
  ],
  honest: [
    { title: 'Divers at the quay', summary: 'The crane belongs to the town.' },
    {
      title: 'Divers at the quay',
      summary: 'The crane belongs to the port. Correction: an earlier version of this report named another owner.',
    },
  ],
  careless: [
    { title: 'Tickets stay valid', summary: 'Ferries leave from the fishing harbuor.' },
    { title: 'Tickets stay valid', summary: 'Ferries leave from the fishing harbour.' },
  ],
  hostile: [
    { title: 'Milk is paid for', summary: 'The port pays.' },
    {
      title: '&lt;img src=x onerror=alert(1)&gt; Milk is not paid for',
      summary: '<![CDATA[<script>alert(2)</script>The port &amp;lt;b&amp;gt;refuses&amp;lt;/b&amp;gt; to pay.]]>',
    },
  ],
  swinging: [
    { title: 'Bakery opens at noon on Monday' },
    { title: 'Bakery stays closed on Monday' },
    { title: 'Bakery opens at noon on Monday' },
    { title: 'Bakery gives bread away on Monday' },
  ],
};

let site: Site;
let service: RunningFeedService;

const say = (id: string, version: number) => {
  const entry = EDITS[id]?.[version] as Partial<Entry>;
  const body = rss([{ title: '', at: PUBLISHED, ...entry, id }]);
  site.set(`/${id}`, fixedPage(body, XML, `"${version}"`));
};
const itemOf = async (id: string) => (await service.items()).find(({ outlet: { id: owner } }) => owner === id);
const idOf = async (id: string): Promise<string> => (await itemOf(id))?.id ?? '';
const revisionsOf = async (id: string, query = ''): Promise<Revision[]> => {
  const response = await service.get(`/api/items/${await idOf(id)}/revisions${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as unknown[]).map((row) => revisionSchema.parse(row));
};
const correctionsOf = async (id: string) => {
  const all = (await (await service.get('/api/publishers?limit=200')).json()) as Publisher[];
  return all.map((row) => publisherSchema.parse(row)).find((publisher) => publisher.id === id)?.corrections;
};
const changedTo = (id: string, revisions: number) =>
  waitUntil(`${id} ${revisions}`, 20_000, async () => ((await itemOf(id))?.revisions === revisions ? true : null));
const textOf = (segments: Revision['title'], kind: string) =>
  (segments ?? []).flatMap((each) => (each.kind === kind ? each.text : [])).join('');

beforeAll(async () => {
  site = await startSite({});
  const ids = Object.keys(EDITS);
  for (const id of ids) say(id, 0);
  const catalogue = ids.map((id) => outlet(id, `${site.origin}/${id}`));
  service = await startService(catalogue, { ALLOWED_ORIGINS: site.origin });
  await waitUntil('all items', 20_000, async () => ((await service.items()).length === ids.length ? true : null));
  for (const id of ids) say(id, 1);
  for (const id of ids) await changedTo(id, 1);
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
});

test('an item nobody changed has no revisions, an unknown one is 404', async () => {
  expect((await service.get(`/api/items/${'0'.repeat(24)}/revisions`)).status).toBe(404);
  expect((await service.get('/api/items/nope/revisions')).status).toBe(404);
});

test.each(['limit=0', 'limit=101', 'before=yesterday'])('%s is refused with a sentence', async (query) => {
  const response = await service.get(`/api/items/${await idOf('silent')}/revisions?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'bad_request' });
});

test('a new headline is shown word by word', async () => {
  const [revision, ...more] = await revisionsOf('headline');
  expect(more).toEqual([]);
  expect(revision).toMatchObject({ kind: 'title', notice: null, summary: null, text: null, figures: [] });
  expect(textOf(revision?.title ?? null, 'removed')).toContain('falls');
  expect(textOf(revision?.title ?? null, 'added')).toContain('warned');
  expect(new Date(revision?.at ?? 0).getTime()).toBeGreaterThan(PUBLISHED.getTime());
});

test('a figure that was changed silently is named', async () => {
  expect(await revisionsOf('silent')).toMatchObject([
    { kind: 'text', title: null, figures: [{ subject: 'people injured', before: '12 people', after: '19 people' }] },
  ]);
});

test('a notice of correction is told with its words', async () => {
  const [revision] = await revisionsOf('honest');
  expect(revision?.kind).toBe('correction');
  expect(revision?.notice).toMatch(/^Correction: an earlier version/);
});

test('a slip of the keyboard is little', async () => {
  expect(await revisionsOf('careless')).toMatchObject([{ kind: 'minor', title: null }]);
});

test('markup in what a feed says stays text', async () => {
  const response = await service.get(`/api/items/${await idOf('hostile')}/revisions`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const [revision] = (await response.json()) as Revision[];
  expect(textOf(revision?.title ?? null, 'added')).not.toMatch(/<img/);
  expect(textOf(revision?.summary ?? null, 'added')).not.toMatch(/<script/);
  for (const part of [revision?.title, revision?.summary])
    for (const segment of part ?? []) expect(typeof segment.text).toBe('string');
});

test('a return to an old wording is a change of its own, and pages follow each other', async () => {
  say('swinging', 2);
  await changedTo('swinging', 2);
  say('swinging', 3);
  await changedTo('swinging', 3);
  const all = await revisionsOf('swinging');
  expect(all.map(({ title }) => [textOf(title, 'removed'), textOf(title, 'added')].map((text) => text.trim()))).toEqual(
    [
      [expect.stringContaining('opens'), expect.stringContaining('gives')],
      [expect.stringContaining('closed'), expect.stringContaining('noon')],
      [expect.stringContaining('noon'), expect.stringContaining('closed')],
    ],
  );
  const paged: Revision[] = [];
  let next: string | null = `/api/items/${await idOf('swinging')}/revisions?limit=1`;
  while (next) {
    const response = await service.get(next);
    paged.push(...((await response.json()) as Revision[]));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  }
  expect(paged).toEqual(all);
});

test(
  'publishers show how many items they changed and corrected',
  async () => {
    const settled = await waitUntil('the counts', PATIENCE_MS, async () => {
      const counts = await correctionsOf('honest');
      return counts?.corrected === 1 && (await correctionsOf('swinging'))?.revised === 1 ? counts : null;
    });
    expect(settled).toEqual({ items: 1, revised: 1, corrected: 1 });
    expect(await correctionsOf('silent')).toEqual({ items: 1, revised: 1, corrected: 0 });
    expect(await correctionsOf('swinging')).toEqual({ items: 1, revised: 1, corrected: 0 });
    expect(await correctionsOf('careless')).toEqual({ items: 1, revised: 0, corrected: 0 });
  },
  2 * PATIENCE_MS,
);

test('what a crash left behind is no change, and what older versions stored is told apart', async () => {
  const mongo = await connectMongo(service.mongoUrl, silent);
  const revisions = mongo.collection('revisions');
  const item = await mongo.collection('items').findOne({ _id: (await idOf('silent')) as never });
  const [first] = await revisions.find({ itemId: item?._id as never }).toArray();
  await revisions.updateOne({ _id: first?._id as never }, { $unset: { kind: 1, publisherId: 1, settledAt: 1 } });
  await revisions.insertOne({
    _id: 'kept before the item was changed' as never,
    ...{ itemId: item?._id, title: item?.title, summary: item?.summary, text: item?.text },
    ...{ contentHash: item?.contentHash, replacedAt: new Date() },
  });
  await waitUntil(
    'the mark',
    20_000,
    async () => (await revisions.findOne({ _id: first?._id as never }))?.kind ?? null,
  );
  expect(await correctionsOf('silent')).toEqual({ items: 1, revised: 1, corrected: 0 });
  expect(await revisionsOf('silent')).toHaveLength(1);
  await mongo.close();
});
