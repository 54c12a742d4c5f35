import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { createItemModel, type ItemDoc } from '../../services/feed/src/items/item.model.ts';
import { itemOf } from '../../services/feed/test/_item.ts';
import { capital, namesOf, seeded, sentence, vocabulary } from './synthetic-feeds.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How far back the stock reaches: none of it is old enough for the archive. */
const SPAN_MS = 60 * DAY_MS;
const REPORTS = 4;
const BATCH = 2_000;

const stockItem = (number: number, words: string[], at: number): ItemDoc => {
  const random = seeded(number);
  const event = Math.floor(number / REPORTS);
  const [person, place, body] = namesOf(event);
  const title = `${person} ${sentence(random, words, 6)} in ${place}`;
  const summary = `The ${body} ${sentence(random, words, 20)} with ${person} in ${place}. ${capital(sentence(random, words, 15))}.`;
  return itemOf({
    _id: number.toString(16).padStart(24, '0'),
    publisherId: `outlet-${number % 10_000}`,
    feedId: `stock-${number % 10_000}`,
    url: `https://outlet-${number % 10_000}.example/stock/${number}`,
    title,
    summary,
    wordCount: 45,
    contentHash: String(number),
    publishedAt: new Date(at),
    createdAt: new Date(at),
    storyId: event.toString(16).padStart(24, '0'),
  });
};

/** Puts `count` finished items of the sixty days before `end` (ms) into the store, four to a story. */
export const stockItems = async (mongoUrl: string, count: number, end: number): Promise<void> => {
  const mongo = await connectMongo(mongoUrl, createLogger('stock', 'error'));
  const items = createItemModel(mongo);
  const words = vocabulary(20_000, seeded(360));
  for (let first = 0; first < count; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) => {
      const number = first + at;
      return stockItem(number, words, end - SPAN_MS * (1 - number / count));
    });
    await items.collection.insertMany(batch as never[], { ordered: false });
  }
  await mongo.close();
};
