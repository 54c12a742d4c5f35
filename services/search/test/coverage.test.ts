import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SearchQuery, searchQuerySchema } from '@360/contracts/search';
import { type RunningEngine, startEngine } from '@360/infra/stack/engines/engines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnsweringStories } from '../src/answers/answering-stories.ts';
import { searchDialog } from '../src/answers/search-dialog.ts';
import { searchPage } from '../src/answers/search-page.ts';
import { createAttachmentThreads } from '../src/attachments/attachment-threads.ts';
import { createEngine, type Engine } from '../src/engine/engine.ts';
import { indexedItem, indexedStory } from '../src/engine/indexed-documents.ts';
import { INDEX_SETTINGS } from '../src/engine/settings.ts';
import { createRanker } from '../src/ranking/ranker.ts';
import { itemOf, storyOf } from './_documents.ts';

/** More than the engine pages through in an answer. */
const COUNT = 1_200;
const NOW = new Date('2026-06-10T00:00:00Z');
const momentOf = (at: number): string => new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();

/** The quay reports every story, Beacon every second one; the oldest comes first. One item is of no story. */
const STORIES = Array.from({ length: COUNT }, (_, at) =>
  storyOf(`s${at}`, {
    outletIds: at % 2 === 0 ? ['quay', 'beacon'] : ['quay'],
    outletNames: at % 2 === 0 ? ['The Quay', 'Beacon'] : ['The Quay'],
    independent: at % 2 === 0 ? 2 : 1,
    updatedAt: momentOf(at),
  }),
);
const ITEMS = [
  ...STORIES.map(({ id, updatedAt }) =>
    itemOf(`i-${id}`, { title: `Ferry ${id}`, storyId: id, publishedAt: updatedAt }),
  ),
  itemOf('alone', { title: 'Ferry alone' }),
];

let folder: string;
let meili: RunningEngine;
let engine: Engine;
const threads = createAttachmentThreads();
const sources = { all: async () => [], nameOf: () => undefined };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), '360-coverage-'));
  meili = await startEngine('meili', { dataDir: folder });
  engine = createEngine({ url: meili.url, key: meili.key ?? '', timeoutMs: 10_000 });
  const documents = { items: ITEMS.map(indexedItem), stories: STORIES.map(indexedStory) };
  for (const kind of ['items', 'stories'] as const)
    await engine.ask(async (client) => {
      const index = client.index<{ id: string }>(`t-${kind}`);
      await index.updateSettings(INDEX_SETTINGS[kind]).waitTask({ timeout: 30_000 });
      await index.addDocuments(documents[kind], { primaryKey: 'id' }).waitTask({ timeout: 30_000 });
    });
});
afterAll(async () => {
  await threads.close();
  await meili?.stop();
  await rm(folder, { recursive: true, force: true });
});

const partsWith = (most?: number) => ({
  ranker: createRanker(engine, 't-'),
  answeringStories: createAnsweringStories(engine, 't-', most),
  sources,
  threads,
  modelHelp: {
    ...{ intent: async () => [], picture: async () => '', close: async () => undefined },
    transcript: async () => ({ state: 'off' as const }),
  },
});
const itemsOf = async (q: string, most?: number, more: Partial<SearchQuery> = {}) => {
  const query = searchQuerySchema.parse({ q, type: 'article', sort: 'date', limit: 50, ...more });
  const { results, totalResults, interpretedIntent } = await searchPage(partsWith(most), query, null, NOW);
  return { ids: results.map(({ id }) => id), totalResults, problems: interpretedIntent.problems };
};

describe('items whose stories are covered as asked', () => {
  it('are all found, those of the oldest and least regarded story too', async () => {
    expect((await itemsOf('"ferry s0" covered-by:beacon')).ids).toEqual(['i-s0']);
    expect(await itemsOf('covered-by:beacon')).toMatchObject({ totalResults: COUNT / 2, problems: [] });
    expect(await itemsOf('independent:1 -source:beacon')).toMatchObject({ totalResults: COUNT / 2, problems: [] });
  });

  it('are all but those of stories an outlet reports, where that is asked; an item of no story is not among them', async () => {
    expect((await itemsOf('"ferry s1" not-covered-by:beacon')).ids).toEqual(['i-s1']);
    expect((await itemsOf('"ferry alone" not-covered-by:beacon')).ids).toEqual([]);
    expect(await itemsOf('not-covered-by:beacon')).toMatchObject({ totalResults: COUNT / 2, problems: [] });
    expect(await itemsOf('not-covered-by:quay')).toMatchObject({ totalResults: 0 });
    expect((await itemsOf('not-covered-by:nobody ferry')).totalResults).toBe(1_000);
  });

  it('are asked of their story alone: what else narrows is asked of themselves', async () => {
    expect((await itemsOf('covered-by:beacon source:quay ferry')).totalResults).toBe(COUNT / 2);
    expect((await itemsOf('covered-by:beacon -source:beacon ferry')).totalResults).toBe(COUNT / 2);
    expect((await itemsOf('covered-by:beacon after:2026-01-01', undefined, { country: ['FR'] })).totalResults).toBe(0);
  });

  it('are those of the newest stories where there are too many, and the answer says so', async () => {
    const query = 'ferry covered-by:beacon';
    const found = await itemsOf(query, 100);
    expect(found.ids[0]).toBe(`i-s${COUNT - 2}`);
    expect(found.totalResults).toBe(100);
    expect(found.problems).toEqual([
      {
        message: '600 stories are covered as asked; only reports of the 100 newest of them are shown.',
        start: query.indexOf('covered-by'),
        end: query.length,
      },
    ]);
    const { problems } = await itemsOf('ferry not-covered-by:beacon', 100);
    expect(problems.map(({ message }) => message)).toEqual([
      '600 stories are left out by this; reports of all but the 100 newest of them are shown all the same.',
    ]);
  });

  it('are found by the dialog by the same rules, which says once what was not regarded', async () => {
    const dialog = await searchDialog(partsWith(100), { query: 'ferry covered-by:beacon' }, null, NOW);
    expect([dialog.totalResults, dialog.interpretedIntent.problems.length]).toEqual([100, 1]);
  });
});
