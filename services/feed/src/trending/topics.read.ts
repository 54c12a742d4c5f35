import type { TrendingTopic } from '@360/contracts/trending';
import { LRUCache } from 'lru-cache';
import type { ItemModel } from '../items/item.model.ts';
import { nameKey, nameOfKey } from '../related/keys.ts';
import { type NameCount, risingNames, shownName } from './topics.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
const FRESH_MS = 60_000;
/** The newest items of the day stand for it. */
const ITEMS_READ = 10_000;
const NAMES_COMPARED = 120;
const LEAST_ITEMS = 3;
/** A name that one outlet alone keeps writing is no topic of the day. */
const LEAST_OUTLETS = 2;
const COUNTED_BEFORE = 5_000;
const TOPICS = 10;
const TEXTS_PER_NAME = 5;

const namesOfDay = (since: Date) => [
  { $match: { publishedAt: { $gte: since }, 'post.network': null } },
  { $sort: { publishedAt: -1 as const } },
  { $limit: ITEMS_READ },
  { $project: { publisherId: 1, keys: 1 } },
  { $unwind: '$keys' },
  { $match: { keys: /^@/ } },
  { $group: { _id: '$keys', items: { $sum: 1 }, outlets: { $addToSet: '$publisherId' } } },
  { $match: { items: { $gte: LEAST_ITEMS }, [`outlets.${LEAST_OUTLETS - 1}`]: { $exists: true } } },
  { $sort: { items: -1 as const, _id: 1 as const } },
  { $limit: NAMES_COMPARED },
  { $project: { items: 1 } },
];

const readTopics = async (items: ItemModel, now: number): Promise<TrendingTopic[]> => {
  const since = new Date(now - DAY_MS);
  const before = { $gte: new Date(now - DAY_MS - WEEK_MS), $lt: since };
  const day = await items.aggregate<{ _id: string; items: number }>(namesOfDay(since));
  const counts = await Promise.all(
    day.map(async ({ _id, items: count }): Promise<NameCount> => {
      const usual = await items.countDocuments({ keys: _id, publishedAt: before }, { limit: COUNTED_BEFORE });
      return { name: nameOfKey(_id) ?? _id, items: count, before: usual };
    }),
  );
  return await Promise.all(
    risingNames(counts, TOPICS).map(async (rising) => {
      const told = await items
        .find({ keys: nameKey(rising.name), publishedAt: { $gte: since } }, { title: 1, summary: 1, text: 1 })
        .sort({ publishedAt: -1 })
        .limit(TEXTS_PER_NAME)
        .lean<{ title: string; summary: string; text: string }[]>();
      const texts = told.flatMap(({ title, summary, text }) => [title, summary, text]);
      return { ...rising, name: shownName(rising.name, texts) ?? rising.name };
    }),
  );
};

/** The names that rise in the news now; computed at most once a minute, whoever asks. */
export const createTrendingTopics = (items: ItemModel) => {
  const cache = new LRUCache<'now', TrendingTopic[]>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: () => readTopics(items, Date.now()),
  });
  return { read: async (): Promise<TrendingTopic[]> => (await cache.fetch('now')) ?? [] };
};
export type TrendingTopics = ReturnType<typeof createTrendingTopics>;
