import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ItemDocument } from '@360/contracts/search';
import { type RunningEngine, startEngine } from '@360/infra/stack/engines/engines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine, EngineAway } from '../src/engine/engine.ts';
import { indexedItem } from '../src/engine/indexed-documents.ts';
import { INDEX_SETTINGS } from '../src/engine/settings.ts';
import { createRanker, type Ranker } from '../src/ranking/ranker.ts';
import { itemOf } from './_documents.ts';

const folder = await mkdtemp(join(tmpdir(), '360-ranking-'));
const meili: RunningEngine | null = await startEngine('meili', { dataDir: folder }).catch((fault: Error) => {
  process.stderr.write(`The ranking is not tested: ${fault.message}\n`);
  return null;
});

const item = (id: string, title: string, text: string, more: Partial<ItemDocument> = {}): ItemDocument =>
  itemOf(id, { title, text, publishedAt: '2026-01-02T00:00:00.000Z', ...more });

const ITEMS = [
  item('card', 'RTX6050Ti leaks', 'A graphics card appears in a shop.'),
  item(
    'monks',
    'Protest in Saigon',
    'Buddhist monks protest the policies of the president, who suppressed the pagodas.',
  ),
  item('talks', 'Talks in Geneva', 'The president of the council speaks about policy towards the truce in Laos.', {
    publishedAt: '2026-01-05T00:00:00.000Z',
  }),
  item('port', 'Port strike ends', 'Dock workers at the port return after the long strike.'),
  item('strike', 'Strike at the port goes on', 'No end of the strike: talks about wages failed.', { type: 'video' }),
];
const QUESTION = 'why did the president suppress buddhist monks with his policy towards pagodas in saigon';

describe.skipIf(!meili)('ranking on the search engine', () => {
  let ranker: Ranker;
  let engine: Engine;
  const rank = async (text: string, more: object = {}) => {
    const plain = { phrases: [], excluded: [], facets: ['type'], language: 'en', limit: 10, offset: 0 };
    return await ranker.rank({ index: 'items', words: text.split(' '), text, ...plain, ...more });
  };
  const ids = async (text: string, more: object = {}) =>
    (await rank(text, more)).hits.map(({ document }) => document.id);

  beforeAll(async () => {
    engine = createEngine({ url: meili?.url ?? '', key: meili?.key ?? '', timeoutMs: 10_000 });
    await engine.ask((client) =>
      client.index('t-items').updateSettings(INDEX_SETTINGS.items).waitTask({ timeout: 30_000 }),
    );
    const documents = ITEMS.map(indexedItem);
    await engine.ask((client) =>
      client.index('t-items').addDocuments(documents, { primaryKey: 'id' }).waitTask({ timeout: 30_000 }),
    );
    ranker = createRanker(engine, 't-');
  });
  afterAll(async () => {
    await meili?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers a question the same, before and after it knows which of its words very many reports have', async () => {
    const news = Array.from({ length: 2_100 }, (_, at) => indexedItem(item(`w${at}`, `Weather of day ${at}`, 'Rain.')));
    await engine.ask((client) =>
      client.index('t-items').addDocuments(news, { primaryKey: 'id' }).waitTask({ timeout: 30_000 }),
    );
    const asked = 'will the weather stop dock workers who return to the port after the strike whose wages failed';
    const before = await rank(asked);
    expect(before.hits.map(({ document }) => document.id)).toEqual(['port', 'strike']);
    expect(await rank(asked)).toEqual(before);
    expect((await rank('does the weather of rain bring more days of storm and harvest')).total).toBeGreaterThan(9);
    await engine.ask((client) =>
      client
        .index('t-items')
        .deleteDocuments(news.map(({ id }) => id))
        .waitTask({ timeout: 30_000 }),
    );
  });

  it('finds what stands inside a word, and shows where', async () => {
    const { hits } = await rank('6050');
    expect(hits.map(({ document }) => document.id)).toEqual(['card']);
    expect(hits[0]?.highlights.title).toContainEqual({ text: 'RTX6050Ti', hit: true });
    expect(hits[0]?.document).not.toHaveProperty('parts');
  });

  it('answers keywords with all of them, and marks them', async () => {
    const { hits, total, facetDistribution } = await rank('the port strike');
    expect(total).toBe(2);
    expect(facetDistribution).toEqual({ type: { article: 1, video: 1 } });
    expect(hits[0]?.highlights.title.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Port', 'strike']);
  });

  it('holds phrases and exclusions in short queries', async () => {
    expect(await ids('', { phrases: ['port strike'] })).toEqual(['port']);
    expect(await ids('strike', { excluded: ['wages'] })).toEqual(['port']);
  });

  it('answers a question with its best document first, other endings included', async () => {
    const { hits, total, facetDistribution } = await rank(QUESTION);
    expect(hits.map(({ document }) => document.id)).toEqual(['monks', 'talks']);
    expect(total).toBe(2);
    expect(facetDistribution).toEqual({ type: { article: 2 } });
    const marked = hits[0]?.highlights.text.filter(({ hit }) => hit).map(({ text }) => text);
    expect(marked).toEqual(['Buddhist', 'monks', 'policies', 'president', 'suppressed', 'pagodas']);
  });

  it('understands a question with typos', async () => {
    expect((await ids('why did the presidemt supprexs budhist monsk with his polocy in saigom'))[0]).toBe('monks');
  });

  it('holds exclusions, filters and orders in questions', async () => {
    expect(await ids(QUESTION, { excluded: ['pagodas'] })).toEqual(['talks']);
    expect(await ids(QUESTION, { filter: ['type = video'] })).toEqual([]);
    expect(await ids(QUESTION, { sort: ['publishedAtMs:desc'] })).toEqual(['talks', 'monks']);
    expect(await ids(QUESTION, { offset: 1, limit: 1 })).toEqual(['talks']);
  });

  it('says when the engine is away', async () => {
    const away = createRanker(createEngine({ url: 'http://127.0.0.1:9', key: 'none', timeoutMs: 500 }));
    const query = { words: ['port'], text: 'port', phrases: [], excluded: [], facets: [], language: null };
    await expect(away.rank({ index: 'items', ...query, limit: 1, offset: 0 })).rejects.toThrow(EngineAway);
  });
});
