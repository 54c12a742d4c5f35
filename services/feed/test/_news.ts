import { createHash } from 'node:crypto';
import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import type { ItemDoc } from '../src/items/item.model.ts';
import { itemIdOf } from '../src/items/item-id.ts';
import { keysOf } from '../src/related/keys.ts';
import type { StoryDoc } from '../src/stories/story.model.ts';
import { itemOf } from './_item.ts';

const HOUR_MS = 3_600_000;

/** The id of the item or story that a test calls by a name. */
export const idOf = itemIdOf;

/** A stored report as ingestion leaves it once its story is computed. */
export const itemDoc = (name: string, more: Partial<ItemDoc> = {}): ItemDoc => {
  const words = { title: `Report ${name}`, summary: '', text: '', language: 'en' as string | null, ...more };
  return itemOf({
    _id: idOf(name),
    url: `https://outlet.example/${name}`,
    ...words,
    contentHash: createHash('sha256').update(`${words.title}\n${words.summary}\n${words.text}`).digest('hex'),
    publishedAt: new Date(Date.now() - HOUR_MS),
    keys: keysOf(words),
    ...more,
  });
};

/** A stored story of the items of those names. */
export const storyDoc = (name: string, itemNames: [string, ...string[]], more: Partial<StoryDoc> = {}): StoryDoc => ({
  _id: idOf(name),
  title: `Story ${name}`,
  summary: '',
  category: null,
  leadItemId: idOf(itemNames[0]),
  imageItemId: null,
  publishedAt: new Date(Date.now() - HOUR_MS),
  updatedAt: new Date(Date.now() - HOUR_MS),
  createdAt: new Date(),
  breakingSince: null,
  breakingUntil: null,
  engagement: 0,
  wordCount: 200,
  tags: [],
  epistemologyTag: 'developing',
  truthConfidence: null,
  coverage: {
    items: itemNames.length,
    outlets: 1,
    independentReports: 1,
    countries: [],
    approaches: {
      institutional: 0,
      economic: 0,
      technological: 0,
      environmental: 0,
      social: 0,
      investigative: 0,
    },
    gaps: [],
    agreement: { percent: null, state: 'single-source', supporting: 0, contradicting: 0 },
  },
  countries: [],
  figures: [],
  copyOf: {},
  creditOf: {},
  approaches: {},
  reportTimes: [],
  velocity: null,
  prominence: 0,
  mergedInto: null,
  mergePending: false,
  ...more,
});

/** The service's database, to lay news into and to look at what it keeps. */
export const openNews = async (mongoUrl: string) => {
  const connection = await connectMongo(mongoUrl, createLogger('test', 'silent'));
  const at = (name: string) => connection.collection<{ _id: string }>(name);
  return {
    connection,
    collection: at,
    addItems: async (items: ItemDoc[]) => {
      await at('items').insertMany(items);
    },
    addStories: async (stories: StoryDoc[]) => {
      await at('stories').insertMany(stories);
    },
    item: (name: string) => at('items').findOne({ _id: idOf(name) }) as Promise<ItemDoc | null>,
    story: (name: string) => at('stories').findOne({ _id: idOf(name) }) as Promise<StoryDoc | null>,
    close: () => connection.close(),
  };
};
export type News = Awaited<ReturnType<typeof openNews>>;
