import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { createProducer, type Producer } from '@360/chassis/queue/create-producer';
import { searchIndexing } from '@360/contracts/jobs';
import { ownStores } from '@360/testkit/own-stores';
import { waitUntil } from '@360/testkit/wait-until';
import { MeilisearchApiError } from 'meilisearch';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningEngine, startEngine } from '../../../infra/stack/engines/engines.ts';
import { createEngine, type Engine } from '../src/engine/engine.ts';
import { INDEX_SETTINGS } from '../src/engine/settings.ts';
import { createFeedClient } from '../src/indexing/feed-client.ts';
import type { IndexingJob } from '../src/indexing/index-worker.ts';
import { openRebuilds, type Rebuilds } from '../src/indexing/rebuilds.ts';
import { startIndexing } from '../src/indexing/start-indexing.ts';
import { createWritingsClient } from '../src/indexing/writings-client.ts';
import { itemOf, storyOf } from './_documents.ts';
import { type StandInFeed, startFeed } from './_feed.ts';
import { type StandInWritings, startWritings } from './_writings.ts';

const logger = createLogger('test', 'silent');
const key = randomBytes(32);
const stores = ownStores();
/** A tenth of the product's: what is waited for is the same. */
const PAUSES = { task: 10, away: 100, targets: 30, slack: 50 };

let folder: string;
let meili: RunningEngine;
let engine: Engine;
let feed: StandInFeed;
let writings: StandInWritings;
let indexPrefix: string;
let queue: { redisUrl: string; prefix: string; logger: typeof logger; metrics: ReturnType<typeof createMetrics> };
let producer: Producer<IndexingJob>;
let rebuilds: Rebuilds;
let indexing: ReturnType<typeof startIndexing>;

const start = () =>
  startIndexing({
    ...queue,
    engine,
    settings: INDEX_SETTINGS,
    indexPrefix,
    rebuilds,
    pauses: PAUSES,
    sources: {
      feed: createFeedClient({ url: feed.url, identityKey: key }),
      writings: createWritingsClient({ readerUrl: writings.url, analysisUrl: writings.url, identityKey: key }),
    },
  });

const startMeili = (port?: number) =>
  startEngine('meili', { dataDir: path.join(folder, 'meili'), ...(port !== undefined && { port }) });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), '360-indexing-'));
  meili = await startMeili();
  engine = createEngine({ url: meili.url, key: meili.key ?? '', timeoutMs: 10_000 });
});

afterAll(async () => {
  await meili?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** A feed service, a queue and names of indexes that nothing else uses. */
const open = async () => {
  feed = await startFeed(key);
  writings = await startWritings(key);
  indexPrefix = `t-${randomUUID().slice(0, 8)}-`;
  queue = {
    redisUrl: stores.redisUrl,
    prefix: `${stores.queuePrefix}-${indexPrefix}`,
    logger,
    metrics: createMetrics('test'),
  };
  producer = createProducer(searchIndexing, queue);
  rebuilds = openRebuilds(queue);
};
const close = async () => {
  await indexing?.stop();
  await producer?.close();
  await rebuilds?.close();
  await feed?.close();
  await writings?.close();
};

type Kind = IndexingJob['kind'];
const handOn = (kind: Kind, ...ids: string[]) => producer.add({ kind, ids, round: randomUUID() });

/** The title that the searched index holds of a document; null where it holds none. */
const titleOf = async (kind: Kind, id: string): Promise<string | null> => {
  try {
    return (await engine.ask((client) => client.index(`${indexPrefix}${kind}`).getDocument(id))).title as string;
  } catch (cause) {
    if (cause instanceof MeilisearchApiError && cause.response.status === 404) return null;
    throw cause;
  }
};
const toHold = (kind: Kind, id: string, title: string | null) =>
  waitUntil(`${id} to be ${title}`, 20_000, async () => ((await titleOf(kind, id)) === title ? true : null));

/** When the build began that is done; null while there is none, or another has begun. */
const doneBuild = async (): Promise<string | null> => {
  const progress = await rebuilds.progress();
  return progress?.stage === 'done' ? progress.startedAt : null;
};
const built = () => waitUntil('the build to end', 40_000, doneBuild);
const indexNames = async (): Promise<string[]> =>
  (await engine.ask((client) => client.getRawIndexes({ limit: 1_000 }))).results
    .map(({ uid }) => uid)
    .filter((uid) => uid.startsWith(indexPrefix))
    .toSorted();
const countOf = async (kind: Kind): Promise<number> =>
  (await engine.ask((client) => client.index(`${indexPrefix}${kind}`).getStats())).numberOfDocuments;

/** An index that was built from an empty feed service. */
const begin = async () => {
  indexing = start();
  await indexing.begun;
  await built();
};

describe('a new index', () => {
  beforeEach(open);
  afterEach(close);

  test('is filled with all there is, in several pages, and set up to be searched', async () => {
    for (let at = 0; at < 450; at++) feed.items.set(`i${at}`, itemOf(`i${at}`));
    feed.stories.set('s', storyOf('s', { updatedAt: '2026-01-02T04:05:06.000Z' }));
    await begin();
    expect([await countOf('items'), await countOf('stories')]).toEqual([450, 1]);
    expect(await indexNames()).toEqual([`${indexPrefix}items`, `${indexPrefix}stories`]);
    expect(await rebuilds.progress()).toMatchObject({ items: 450, stories: 1 });
    const found = await engine.ask((client) =>
      client.index(`${indexPrefix}items`).search('report', { filter: 'sourceId = quay', sort: ['publishedAtMs:desc'] }),
    );
    expect(found.hits[0]).toMatchObject({ publishedAtMs: Date.parse('2026-01-02T03:04:05.000Z') });
  });
});

describe('a job', () => {
  beforeAll(async () => {
    await open();
    await begin();
  });
  afterAll(close);
  afterEach(() => {
    feed.beforeSending = async () => {};
  });

  test('brings items and stories in, changes them, and takes out what is gone', async () => {
    feed.items.set('a', itemOf('a'));
    feed.items.set('b', itemOf('b'));
    feed.stories.set('s', storyOf('s'));
    await handOn('items', 'a', 'b');
    await handOn('stories', 's');
    await toHold('items', 'b', 'Report b');
    await toHold('stories', 's', 'Story s');
    feed.items.set('a', itemOf('a', { title: 'Another headline' }));
    feed.items.delete('b');
    await handOn('items', 'a', 'b');
    await toHold('items', 'b', null);
    await toHold('items', 'a', 'Another headline');
    feed.stories.delete('s');
    await handOn('stories', 's');
    await toHold('stories', 's', null);
  });

  test('that was slower than another does not bring back what is old', async () => {
    feed.items.set('c', itemOf('c', { title: 'Old' }));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    feed.beforeSending = async () => {
      if (++asked === 1) await held;
    };
    await handOn('items', 'c');
    await waitUntil('the slow one to have read', 10_000, async () => (asked > 0 ? true : null));
    feed.items.set('c', itemOf('c', { title: 'New' }));
    await handOn('items', 'c');
    await toHold('items', 'c', 'New');
    release();
    await waitUntil('the slow one to have written', 10_000, async () => (asked >= 5 ? true : null));
    await toHold('items', 'c', 'New');
  });

  test('waits while the feed service is away', async () => {
    feed.isAway = true;
    feed.items.set('d', itemOf('d'));
    await handOn('items', 'd');
    await sleep(5 * PAUSES.away);
    feed.isAway = false;
    await toHold('items', 'd', 'Report d');
  });

  test('that waits when the process is stopped is worked by the next, however often that happens', async () => {
    feed.isAway = true;
    feed.items.set('e', itemOf('e'));
    await handOn('items', 'e');
    for (let life = 0; life < 6; life++) {
      await indexing.stop();
      indexing = start();
      await indexing.begun;
      await sleep(2 * PAUSES.away);
    }
    feed.isAway = false;
    await toHold('items', 'e', 'Report e');
  });
});

describe('while the search engine is away', () => {
  beforeEach(open);
  afterEach(close);

  test('jobs that come are all worked when it is back', async () => {
    await begin();
    feed.items.set('gone', itemOf('gone'));
    await handOn('items', 'gone');
    await toHold('items', 'gone', 'Report gone');
    await meili.stop();
    feed.items.delete('gone');
    await handOn('items', 'gone');
    const ids = Array.from({ length: 30 }, (_, at) => `i${at}`);
    for (const id of ids) {
      feed.items.set(id, itemOf(id));
      await handOn('items', id);
    }
    await sleep(5 * PAUSES.away);
    meili = await startMeili(meili.port);
    for (const id of ids) await toHold('items', id, `Report ${id}`);
    await toHold('items', 'gone', null);
    expect(await producer.depth()).toBe(0);
  });

  test('a start goes on once it is there', async () => {
    await meili.stop();
    feed.items.set('a', itemOf('a'));
    indexing = start();
    await sleep(3 * PAUSES.away);
    meili = await startMeili(meili.port);
    await indexing.begun;
    await toHold('items', 'a', 'Report a');
  });
});

describe('building anew', () => {
  const COUNT = 450;
  const idOf = (at: number) => `i${String(at).padStart(4, '0')}`;

  beforeEach(async () => {
    await open();
    for (let at = 0; at < COUNT; at++) feed.items.set(idOf(at), itemOf(idOf(at)));
    await begin();
    const stray = itemOf('stray');
    const { taskUid } = await engine.ask((client) => client.index(`${indexPrefix}items`).addDocuments([stray]));
    await engine.ask((client) => client.tasks.waitForTask(taskUid, { timeout: 30_000 }));
  });
  afterEach(close);

  /** Holds the walk through the items before its second page until it is let go on. */
  const holdWalk = () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isThere = false;
    feed.beforeSending = async (query) => {
      if (query.get('after') !== idOf(199)) return;
      isThere = true;
      await held;
    };
    return {
      reached: () => waitUntil('the walk to be under way', 20_000, async () => (isThere ? true : null)),
      release,
    };
  };

  test('serves all the while, keeps what changes meanwhile, and drops what nobody knows', async () => {
    const walk = holdWalk();
    await rebuilds.ask();
    await walk.reached();
    expect(await titleOf('items', 'stray')).toBe('Report stray');

    const [behind, gone, held] = [idOf(3), idOf(4), idOf(250)];
    feed.items.set(behind, itemOf(behind, { title: 'Behind the walk' }));
    feed.items.delete(gone);
    feed.items.set('i0003b', itemOf('i0003b'));
    // the second page was read before these
    feed.items.set(held, itemOf(held, { title: 'Under the walk' }));
    feed.items.delete(idOf(251));
    await handOn('items', behind, gone, 'i0003b', held, idOf(251));
    await toHold('items', behind, 'Behind the walk');
    await toHold('items', gone, null);

    const counts: number[] = [];
    const watching = new AbortController();
    const watch = (async () => {
      while (!watching.signal.aborted) {
        counts.push(await countOf('items'));
        await sleep(20);
      }
    })();
    walk.release();
    await waitUntil('the swap', 30_000, async () => ((await titleOf('items', 'stray')) === null ? true : null));
    await built();
    watching.abort();
    await watch;

    expect(Math.min(...counts)).toBeGreaterThanOrEqual(COUNT - 1);
    expect(await countOf('items')).toBe(COUNT - 1);
    expect(await titleOf('items', behind)).toBe('Behind the walk');
    expect(await titleOf('items', gone)).toBeNull();
    expect(await titleOf('items', 'i0003b')).toBe('Report i0003b');
    expect(await titleOf('items', held)).toBe('Under the walk');
    expect(await titleOf('items', idOf(251))).toBeNull();
    expect(await indexNames()).toEqual([`${indexPrefix}items`, `${indexPrefix}stories`]);
  });

  test('loses no write that comes while the indexes are swapped', async () => {
    const before = await doneBuild();
    await rebuilds.ask();
    const written = new Map<string, string>();
    for (let number = 0; [null, before].includes(await doneBuild()); number++) {
      const id = idOf(number % COUNT);
      const title = `Change ${number}`;
      feed.items.set(id, itemOf(id, { title }));
      written.set(id, title);
      await handOn('items', id);
      await sleep(10);
    }
    expect(written.size).toBeGreaterThan(20);
    await waitUntil('all jobs', 20_000, async () => ((await producer.depth()) === 0 ? true : null));
    for (const [id, title] of written) await toHold('items', id, title);
    expect(await titleOf('items', 'stray')).toBeNull();
    expect(await indexNames()).toEqual([`${indexPrefix}items`, `${indexPrefix}stories`]);
  });

  test('that is cut off begins again at the next start', async () => {
    const walk = holdWalk();
    await rebuilds.ask();
    await walk.reached();
    await Promise.all([indexing.stop(), sleep(100).then(walk.release)]);
    expect(await titleOf('items', 'stray')).toBe('Report stray');
    feed.beforeSending = async () => {};
    indexing = start();
    await indexing.begun;
    await waitUntil('the swap', 30_000, async () => ((await titleOf('items', 'stray')) === null ? true : null));
    await built();
    expect(await countOf('items')).toBe(COUNT);
    expect(await indexNames()).toEqual([`${indexPrefix}items`, `${indexPrefix}stories`]);
  });
});
