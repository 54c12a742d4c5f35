import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@360/chassis/logger';
import { createProducer, type Producer } from '@360/chassis/queue/create-producer';
import type { Identity } from '@360/contracts/identity';
import { searchIndexing } from '@360/contracts/jobs';
import { searchPageSchema, searchResponseSchema } from '@360/contracts/search';
import { ownStores } from '@360/testkit/own-stores';
import { signedFetch } from '@360/testkit/signed-fetch';
import { waitUntil } from '@360/testkit/wait-until';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningEngine, startEngine } from '../../../infra/stack/engines/engines.ts';
import { readConfig } from '../src/config.ts';
import { createEngine } from '../src/engine/engine.ts';
import type { IndexingJob } from '../src/indexing/index-worker.ts';
import { startGoneSweep } from '../src/indexing/sweep-gone.ts';
import { anyQuery } from '../src/query/query-samples.ts';
import { startSearchService } from '../src/service.ts';
import { itemOf } from './_documents.ts';
import { type StandInFeed, startFeed } from './_feed.ts';
import { briefingOf, postOf, type StandInWritings, startWritings } from './_writings.ts';

const PATIENCE = 40_000;
const ANA = 'anon:ana';
const BEN = 'anon:ben';
const logger = createLogger('search', 'silent');
const stores = ownStores();
const key = randomBytes(32);

let folder: string;
let meili: RunningEngine;
let feed: StandInFeed;
let writings: StandInWritings;
let service: Awaited<ReturnType<typeof startSearchService>>;
let producer: Producer<IndexingJob>;
let indexPrefix: string;

const askerOf = (sub: string) => {
  const who: Identity = { sub, sid: 'test', roles: ['reader'] };
  const ask = signedFetch(service.url, key, who);
  return {
    page: async (query: Record<string, string>) =>
      searchPageSchema.parse(await (await ask(`/api/search?${new URLSearchParams(query)}`)).json()),
    dialog: async (query: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await ask('/api/search', { method: 'POST', headers, body: JSON.stringify({ query }) });
      return searchResponseSchema.parse(await answer.json());
    },
    suggestions: async (q: string) => await (await ask(`/api/search/suggestions?q=${encodeURIComponent(q)}`)).text(),
  };
};
const as = { ana: () => askerOf(ANA), ben: () => askerOf(BEN), service: () => askerOf('service:reader') };
const idsOf = async (who: ReturnType<typeof askerOf>, query: Record<string, string>): Promise<string[]> =>
  (await who.page(query)).results.map(({ id }) => id);
const handOn = (kind: IndexingJob['kind'], ...ids: string[]) => producer.add({ kind, ids, round: randomUUID() });
const until = (what: string, holds: () => Promise<boolean>) =>
  waitUntil(what, PATIENCE, async () => ((await holds()) ? true : null));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), '360-writings-'));
  meili = await startEngine('meili', { dataDir: path.join(folder, 'meili') });
  feed = await startFeed(key);
  writings = await startWritings(key);
  feed.items.set('a', itemOf('a', { title: 'Ferry strike ends' }));
  feed.items.set('x', itemOf('x', { title: 'Ferry on a network', type: 'post' }));
  const kept = [
    postOf('open', { title: 'Why the ferry matters', tags: ['harbour'] }),
    postOf('mine', { title: 'Ferry diary zanzibarite', owner: ANA, text: 'A secret of the ferry: quetzalcoatl.' }),
  ];
  for (const post of kept) writings.posts.set(post.id, post);
  const text =
    'The ferry company owes nine million kroner. Wolframite is what nobody else wrote of here, in all of it.';
  writings.briefings.set('b1', briefingOf('b1', ANA, { title: 'The ferry company', text, tags: ['ferry debts'] }));
  indexPrefix = `t-${randomUUID().slice(0, 8)}-`;
  const env = {
    ...{ PORT: '0', REDIS_URL: stores.redisUrl, QUEUE_PREFIX: stores.queuePrefix, MEILI_URL: meili.url },
    ...{ IDENTITY_KEY: key.toString('base64url'), MEILI_KEY: meili.key, INDEX_PREFIX: indexPrefix },
    ...{ FEED_URL: feed.url, READER_URL: writings.url, ANALYSIS_URL: writings.url },
  };
  service = await startSearchService(readConfig(env), logger);
  producer = createProducer(searchIndexing, { redisUrl: stores.redisUrl, prefix: stores.queuePrefix, logger });
  await service.indexed;
  await until('the index to be built', async () => (await as.ana().page({ q: '' })).totalResults >= 5);
});
afterAll(async () => {
  await producer?.close();
  await service?.stop();
  await writings?.close();
  await feed?.close();
  await meili?.kill();
  await rm(folder, { recursive: true, force: true });
});

describe('what is written here', () => {
  test('is found beside the news by whoever may see it, as what it is', async () => {
    const { results, facets } = await as.ana().page({ q: 'ferry' });
    expect(results.map(({ id }) => id).toSorted()).toEqual(['a', 'b1', 'mine', 'open', 'x']);
    expect(results.find(({ id }) => id === 'open')).toMatchObject({
      ...{
        type: 'post',
        writing: 'post',
        title: 'Why the ferry matters',
        sourceName: 'Reader 4F2A',
        authorId: 'a1',
        storyId: null,
      },
    });
    expect(results.find(({ id }) => id === 'b1')).toMatchObject({ type: 'briefing', writing: 'briefing' });
    expect(results.find(({ id }) => id === 'x')?.writing).toBeUndefined();
    const counts = Object.fromEntries(facets.type.map(({ value, count }) => [value, count]));
    expect(counts).toEqual({ article: 1, post: 3, briefing: 1 });
    expect(facets.source).toEqual([{ value: 'quay', label: expect.any(String), count: 2 }]);
  });

  test.each<[Record<string, string>, string[]]>([
    [{ q: 'ferry', type: 'briefing' }, ['b1']],
    [{ q: 'ferry type:briefing' }, ['b1']],
    [{ q: 'ferry type:post' }, ['mine', 'open', 'x']],
    [{ q: 'ferry -type:briefing -type:article' }, ['mine', 'open', 'x']],
    [{ q: 'harbour', type: 'post' }, ['open']],
    [{ q: 'type:briefing', sort: 'date' }, ['b1']],
    [{ q: 'ferry', type: 'post', country: 'GB' }, []],
    [{ q: 'what does the ferry company owe in million kroner and to whom', type: 'briefing' }, ['b1']],
  ])('%j', async (query, wanted) => {
    expect((await idsOf(as.ana(), query)).toSorted()).toEqual(wanted);
  });

  test('stands in the dialog as a list of its own', async () => {
    const answer = await as.ana().dialog('ferry');
    expect(answer.newsResults.map(({ id }) => id).toSorted()).toEqual(['a', 'x']);
    expect(answer.writtenResults.map(({ id }) => id).toSorted()).toEqual(['b1', 'mine', 'open']);
    expect(answer.totalResults).toBe(5);
    expect((await as.ana().dialog('ferry type:article')).writtenResults).toEqual([]);
    expect((await as.ana().dialog('ferry type:briefing')).writtenResults.map(({ id }) => id)).toEqual(['b1']);
  });

  test('is nothing that another service looks for: it is shown the news', async () => {
    expect((await idsOf(as.service(), { q: 'ferry' })).toSorted()).toEqual(['a', 'x']);
    expect((await as.service().dialog('ferry')).writtenResults).toEqual([]);
  });
});

describe('what is private', () => {
  const OWN = ['mine', 'b1'];
  /** Words that stand in private texts alone. */
  const WORDS = ['zanzibarite', 'quetzalcoatl', 'wolframite', 'debts', 'nine million kroner'];

  test('is found by no other reader, not by its words either, nor counted, nor shown in a piece', async () => {
    for (const q of [
      ...WORDS,
      'ferry',
      'type:briefing',
      '',
      'The ferry company owes nine million kroner to whom today',
    ])
      for (const sort of ['relevance', 'date', 'factuality']) {
        const answer = await as.ben().page({ q, sort });
        expect(answer.results.map(({ id }) => id)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(mine|b1)$/)]),
        );
        expect(answer.facets.type.map(({ value }) => value)).not.toContain('briefing');
        expect(answer.facets.type.find(({ value }) => value === 'post')?.count ?? 0).toBeLessThanOrEqual(2);
        const { interpretedIntent: _echo, ...shown } = answer;
        expect(JSON.stringify(shown)).not.toMatch(/zanzibarite|quetzalcoatl|wolframite|debts|kroner/i);
      }
    expect((await as.ben().page({ q: '' })).totalResults).toBe(3);
    expect((await as.ana().page({ q: '' })).totalResults).toBe(5);
    for (const word of WORDS) {
      expect((await as.ben().page({ q: word })).totalResults).toBe(0);
      expect((await as.ana().page({ q: word })).totalResults).toBe(1);
    }
  });

  test('is in no suggestion, not to its own reader either', async () => {
    for (const who of [as.ana(), as.ben()])
      for (const typed of ['zanz', 'quetz', 'Ferry', 'The ferry c', 'wolf'])
        expect(await who.suggestions(typed)).not.toMatch(
          /zanzibarite|quetzalcoatl|wolframite|ferry (?:diary|company)/i,
        );
  });

  test('stays private whatever is asked, and whatever a reader is called', async () => {
    const tricks = ['owner:anon:ana', 'source:""', '" OR owner = "anon:ana', 'writing:briefing ferry', '-type:article'];
    const subs = [BEN, 'x" OR owner = "anon:ana', '"', '\\', 'anon:an', 'ANON:ANA', ' anon:ana ', 'anon:ána', '*', ' '];
    for (const [at, q] of [...tricks, ...fc.sample(anyQuery, { numRuns: 150, seed: 360 })].entries()) {
      const who = askerOf(subs[at % subs.length] ?? BEN);
      const { results } = await who.page({ q: q.toWellFormed().trim().slice(0, 1_000) });
      expect(results.filter(({ id }) => OWN.includes(id))).toEqual([]);
    }
  });
});

describe('the index follows', () => {
  test('a post that is written, made private, made public again, and removed', async () => {
    const found = (who: ReturnType<typeof askerOf>) => async () =>
      (await idsOf(who, { q: 'lighthouse' })).includes('new');
    const [ana, ben] = [found(as.ana()), found(as.ben())];
    writings.posts.set('new', postOf('new', { title: 'Lighthouse' }));
    await handOn('posts', 'new');
    await until('Ben to find it', ben);
    writings.posts.set('new', postOf('new', { title: 'Lighthouse', owner: ANA }));
    await handOn('posts', 'new');
    await until('it to be private', async () => !(await ben()));
    expect(await ana()).toBe(true);
    writings.posts.set('new', postOf('new', { title: 'Lighthouse' }));
    await handOn('posts', 'new');
    await until('it to be public', ben);
    writings.posts.delete('new');
    await handOn('posts', 'new');
    await until('it to be gone', async () => !(await ana()));
  });

  test('a briefing whose words a publisher took back, and a removed one', async () => {
    const text = 'Obsidian ledgers were found.';
    writings.briefings.set('b2', briefingOf('b2', BEN, { text }));
    await handOn('briefings', 'b2');
    const found = async () => (await idsOf(as.ben(), { q: 'obsidian' })).length === 1;
    await until('it to be found', found);
    writings.briefings.set('b2', briefingOf('b2', BEN, { text: '' }));
    await handOn('briefings', 'b2');
    await until('its words to be gone', async () => !(await found()));
    writings.briefings.delete('b2');
    await handOn('briefings', 'b2');
    await until('it to be gone', async () => (await idsOf(as.ben(), { q: 'type:briefing' })).length === 0);
  });

  test('news does not wait for a service of posts that is away; the posts come when it is back', async () => {
    writings.away.posts = true;
    const ids = ['p1', 'p2', 'p3', 'p4'];
    for (const id of ids) {
      writings.posts.set(id, postOf(id, { title: 'Breakwater' }));
      await handOn('posts', id);
    }
    feed.items.set('n', itemOf('n', { title: 'Breakwater news' }));
    await handOn('items', 'n');
    await until('the news', async () => (await idsOf(as.ben(), { q: 'breakwater' })).includes('n'));
    writings.away.posts = false;
    await until(
      'the posts',
      async () => (await idsOf(as.ben(), { q: 'breakwater', type: 'post' })).length === ids.length,
    );
  });

  test('what its service let go of by itself', async () => {
    const goneAt = new Date(Date.now() - 1_000).toISOString();
    writings.briefings.set('old', briefingOf('old', BEN, { title: 'Ancient basalt', goneAt }));
    await handOn('briefings', 'old');
    const found = async () => (await idsOf(as.ben(), { q: 'basalt' })).length === 1;
    await until('it to be found', found);
    const engine = createEngine({ url: meili.url, key: meili.key ?? '' });
    const sweep = startGoneSweep(engine, `${indexPrefix}items`, logger, 50);
    await until('it to be gone', async () => !(await found()));
    await sweep.stop();
    expect((await as.ana().page({ q: 'ferry' })).totalResults).toBeGreaterThanOrEqual(5);
  });

  test('a build anew carries all of it, and what comes late where a service is away', async () => {
    const who: Identity = { sub: 'operator:test', sid: 'test', roles: ['reader', 'operator'] };
    const asOperator = signedFetch(service.url, key, who);
    const PATH = '/api/operator/search/rebuild';
    const told = async () => (await (await asOperator(PATH)).json()) as { stage: string; startedAt: string };
    const before = await told();
    writings.away.posts = true;
    feed.items.set('late', itemOf('late', { title: 'Jetty' }));
    await asOperator(PATH, { method: 'POST' });
    await until('the news', async () => (await idsOf(as.ana(), { q: 'jetty' })).length === 1);
    expect(await idsOf(as.ana(), { q: 'wolframite' })).toEqual(['b1']);
    expect((await told()).stage).not.toBe('done');
    writings.away.posts = false;
    await until('the build', async () => {
      const { stage, startedAt } = await told();
      return stage === 'done' && startedAt > before.startedAt;
    });
    expect((await idsOf(as.ana(), { q: 'ferry' })).toSorted()).toEqual(['a', 'b1', 'mine', 'open', 'x']);
    expect((await idsOf(as.ben(), { q: 'ferry' })).toSorted()).toEqual(['a', 'open', 'x']);
  });
});
