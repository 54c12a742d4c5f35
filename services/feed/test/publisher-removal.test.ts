import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@360/chassis/logger';
import { ownStores } from '@360/testkit/own-stores';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createContext, type FeedContext } from '../src/context.ts';
import type { ItemDoc } from '../src/items/item.model.ts';
import { itemIdOf } from '../src/items/item-id.ts';
import { removalStores } from '../src/publisher-requests/removal-store.ts';
import { createRemover } from '../src/publisher-requests/remove-publisher.ts';
import type { RequestDoc } from '../src/publisher-requests/request.model.ts';
import { createRemovalSettler } from '../src/publisher-requests/settle-removals.ts';
import { createStoryRefresher } from '../src/stories/refresh-stories.ts';
import { itemOf } from './_item.ts';

const logger = createLogger('test', 'silent');
const NOW = new Date();
const THEIRS = 230;
const REFERENCE = 'PUB-0000-0000-0000';
const STORY = 'a'.repeat(24);

const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of close.splice(0).reverse()) await step();
});

const reportOf = (publisherId: string, number: number): ItemDoc =>
  itemOf({
    _id: itemIdOf(`${publisherId}/${number}`),
    publisherId,
    feedId: `feed-${publisherId}`,
    url: `https://${publisherId}.example/${number}`,
    title: `Report ${number} of the ${publisherId}`,
    contentHash: `${number}`,
    publishedAt: new Date(NOW.getTime() - number * 60_000),
    createdAt: NOW,
    revisions: 1,
    storyId: number < 3 ? STORY : itemIdOf(`story/${publisherId}/${number % 10}`),
  });

const APPROVED: RequestDoc = {
  _id: REFERENCE,
  readerId: 'anon:test',
  sameAs: null,
  bodyHash: '',
  publisherName: 'Kestria Now',
  website: 'https://kestria.example',
  domain: 'kestria.example',
  contactEmail: 'rights@kestria.example',
  requestType: 'opt-out',
  matter: 'general',
  additionalInfo: '',
  token: 't',
  status: 'approved',
  open: true,
  createdAt: NOW,
  dueAt: new Date(NOW.getTime() + 48 * 3_600_000),
  overdueNoted: false,
  nextCheckAt: NOW,
  lastCheck: null,
  proven: null,
  decision: { operator: 'ana', at: NOW, note: 'Known.', withoutProof: true },
  removal: null,
  receipt: null,
};

/** A store with two publishers, their items, revisions, pictures and stories, and an approved request of one. */
const seeded = async (): Promise<{ context: FeedContext; media: string }> => {
  const stores = ownStores();
  const media = await mkdtemp(path.join(tmpdir(), '360-removal-'));
  const context = await createContext(
    readConfig({
      PORT: '0',
      MONGO_URL: stores.mongoUrl,
      REDIS_URL: stores.redisUrl,
      IDENTITY_KEY: randomBytes(32).toString('base64url'),
      CATALOGUE: 'none',
      LIVE_CHANNELS: 'none',
      MEDIA_CACHE: media,
      ENSURE_INDEXES: 'true',
    }),
    logger,
  );
  close.push(
    () => rm(media, { recursive: true, force: true }),
    stores.drop,
    () => context.close(),
  );
  const { publishers, feeds, items, requests, mongo } = context;
  const ids = ['kestria', 'northlight'];
  await publishers.save(
    ids.map((id) => ({
      ...{
        _id: id,
        name: id,
        site: `https://www.${id}.example`,
        country: null,
        language: 'en',
        owner: null,
        kind: null,
      },
    })),
  );
  const source = { kind: 'feed' as const, accounts: [], category: null, language: null };
  await feeds.replaceSources(
    ids.map((id) => ({ ...source, _id: `feed-${id}`, url: `https://feeds.example/${id}`, publisherId: id })),
    NOW,
  );
  const docs = ids.flatMap((id, at) => Array.from({ length: at === 0 ? THEIRS : 20 }, (_, each) => reportOf(id, each)));
  await items.insertNew(docs);
  await mongo.collection('archive').insertMany(docs.slice(0, 10) as never[]);
  await mongo.collection('items').deleteMany({ _id: { $in: docs.slice(0, 10).map(({ _id }) => _id) } } as never);
  await mongo
    .collection('revisions')
    .insertMany(
      docs.map(({ _id }) => ({ _id: `${_id}.old`, itemId: _id, title: 'Before', contentHash: 'old' })) as never[],
    );
  await context.engagements.note({ _id: 'one', itemId: docs[0]?._id ?? '', points: 1 });
  for (const { _id } of docs) await writeFile(path.join(media, `${_id}.168.webp`), 'picture');
  await createStoryRefresher(context).refreshAll([...new Set(docs.flatMap(({ storyId }) => storyId ?? []))]);
  await mongo.collection('publisher_requests').insertOne(APPROVED as never);
  expect(await requests.awaitingRemoval(10)).toEqual([REFERENCE]);
  return { context, media };
};

class Killed extends Error {}

/** The same parts, of which every call uses up one of `calls`; the call after the last dies, before or after its work. */
const mortal = <Parts extends object>(parts: Parts, calls: { left: number; dies: 'before' | 'after' }): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value];
      const dying = async (...given: unknown[]) => {
        const isLast = calls.left-- <= 0;
        if (isLast && calls.dies === 'before') throw new Killed();
        const answer: unknown = await value(...given);
        if (isLast) throw new Killed();
        return answer;
      };
      return [name, dying];
    }),
  ) as Parts;

/** Removes with a process that dies after ever more calls, and with a grouper that runs in between. */
const removeDying = async (context: FeedContext, dies: 'before' | 'after'): Promise<number> => {
  const settle = createRemovalSettler(context);
  const refresher = createStoryRefresher(context);
  let deaths = 0;
  for (let life = 1; life < 200; life++) {
    const calls = { left: life, dies };
    const parts = Object.fromEntries(
      (['requests', 'refused', 'ledger', 'publishers', 'feeds', 'itemRemoval', 'stories'] as const).map((name) => [
        name,
        mortal(context[name], calls),
      ]),
    ) as Pick<FeedContext, 'requests' | 'refused' | 'ledger' | 'publishers' | 'feeds' | 'itemRemoval' | 'stories'>;
    const stores = removalStores(context).map((store) => mortal(store, calls));
    const remover = createRemover({ ...context, ...parts, stores, arrivalMs: -1 });
    try {
      for (let step = await remover.advance(REFERENCE); step !== 'done'; step = await remover.advance(REFERENCE))
        while (await settle({ remove: () => undefined }, refresher));
      return deaths;
    } catch (cause) {
      if (!(cause instanceof Killed)) throw cause;
      deaths++;
    }
  }
  throw new Error('the removal came to no end');
};

test.each(['before', 'after'] as const)(
  'a removal that dies %s each of its steps is whole in the end',
  async (dies) => {
    const { context, media } = await seeded();
    expect(await removeDying(context, dies)).toBeGreaterThan(12);

    const request = await context.requests.byReference(REFERENCE);
    expect(request?.status).toBe('enforced');
    expect(request?.receipt?.removed).toEqual({
      feeds: 1,
      items: THEIRS,
      revisions: THEIRS,
      engagements: 1,
      pictures: THEIRS,
      searchDocuments: THEIRS,
      storiesChanged: 1,
      storiesRemoved: 10,
    });
    const left = await context.itemRemoval.origins(null, 1_000);
    expect(new Set(left.map(({ publisherId }) => publisherId))).toEqual(new Set(['northlight']));
    expect(left).toHaveLength(20);
    expect(await context.mongo.collection('revisions').countDocuments()).toBe(20);
    expect(await readdir(media)).toHaveLength(20);
    expect((await context.stories.byIds([STORY]))[0]?.coverage.items).toBe(3);
    expect(await context.stories.count()).toBe(11);
    expect(await context.feeds.due(new Date(Date.now() + 1_000), 10)).toMatchObject(
      ['feed-northlight'].map((_id) => ({ _id })),
    );
    const ids = await context.ledger.page(REFERENCE, 1_000);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toHaveLength(THEIRS);
  },
);

test('a search finds what was left behind in any store, and the removal goes back for it', async () => {
  const { context, media } = await seeded();
  const settle = createRemovalSettler(context);
  const refresher = createStoryRefresher(context);
  const remover = createRemover({ ...context, stores: removalStores(context), arrivalMs: -1 });
  const late = reportOf('kestria', 999);
  const [first] = [reportOf('kestria', 5)];
  let planted = false;
  for (let step = await remover.advance(REFERENCE); step !== 'done'; step = await remover.advance(REFERENCE)) {
    while (await settle({ remove: () => undefined }, refresher));
    const request = await context.requests.byReference(REFERENCE);
    if (planted || request?.removal?.stage !== 'search') continue;
    planted = true;
    await context.items.insertNew([late]);
    await writeFile(path.join(media, `${first?._id}.640.webp`), 'late picture');
    await context.mongo
      .collection('revisions')
      .insertOne({ _id: `${first?._id}.late` as never, itemId: first?._id, title: 'Late', contentHash: 'late' });
    await context.mongo.collection('stories').updateOne({ _id: STORY as never }, { $set: { imageItemId: first?._id } });
    await context.mongo.collection('feeds').updateOne({ _id: 'feed-kestria' as never }, { $set: { active: true } });
  }
  expect(planted).toBe(true);
  const receipt = (await context.requests.byReference(REFERENCE))?.receipt;
  expect(receipt?.total).toBe(THEIRS + 1);
  expect(await context.mongo.collection('revisions').countDocuments()).toBe(20);
  expect(await readdir(media)).toHaveLength(20);
  expect((await context.stories.byIds([STORY]))[0]?.imageItemId).toBeNull();
  expect(await context.feeds.countActive(['feed-kestria'])).toBe(0);
});

test('a refused domain stays away whatever a list of sources says', async () => {
  const { context } = await seeded();
  await context.refused.add('kestria.example', REFERENCE, NOW);
  const source = { kind: 'feed' as const, accounts: [], category: null, language: null };
  await context.publishers.save([
    {
      _id: 'kestria',
      name: 'k',
      site: 'https://kestria.example',
      country: null,
      language: 'en',
      owner: null,
      kind: null,
    },
  ]);
  await context.feeds.replaceSources(
    [
      { ...source, _id: 'one', url: 'https://feeds.example/kestria', publisherId: 'kestria' },
      { ...source, _id: 'two', url: 'https://rss.kestria.example/', publisherId: 'northlight' },
      { ...source, _id: 'three', url: 'https://northlight.example/', publisherId: 'northlight' },
    ],
    NOW,
  );
  expect(await context.feeds.due(new Date(Date.now() + 1_000), 10)).toMatchObject(['three'].map((_id) => ({ _id })));
  expect((await context.publishers.page(10)).map(({ _id }) => _id)).toEqual(['northlight']);
});
