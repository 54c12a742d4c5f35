import { createServiceQuestions } from '@360/chassis/http/ask-service';
import { serviceIdentity } from '@360/chassis/identity';
import { ANGLES_BATCH, type ItemAngle, itemAnglesSchema } from '@360/contracts/angles';
import { type NewsItem, newsItemSchema } from '@360/contracts/news';
import { SEARCH_LIMIT_MAX, searchResultSchema } from '@360/contracts/search';
import type { Category } from '@360/contracts/vocabulary';
import { Pool } from 'undici';
import { z } from 'zod';

const CONNECTIONS = 8;
const CONNECT_MS = 2_000;
const ANSWER_MS = 8_000;
const OURSELVES = serviceIdentity('reader');
/** Ids of items, stories and outlets are nothing else; what is no id is asked of nobody. */
const ID = /^[\w.@-]{1,100}$/;

/** The feed or the search service is away, or cannot answer at the moment; asking again later may work. */
export class NewsAway extends Error {
  override name = 'NewsAway';
}

const publisherSchema = z.object({ id: z.string(), name: z.string() });
/** What is read of an answer to a search; the rest of it is the page's. */
const foundSchema = z.object({
  results: z.array(searchResultSchema.pick({ id: true, type: true, publishedAt: true })),
});
export type FoundItem = z.infer<typeof foundSchema>['results'][number];

/** What the neighbours know of the news. All throw NewsAway, or an Error where they refuse a question. */
export interface NewsClient {
  /** Null for an item that is not, or no longer, in the feed. */
  item: (id: string, signal: AbortSignal) => Promise<NewsItem | null>;
  /** Null for an id that nobody has, and for a publisher that opted out. */
  publisher: (id: string, signal: AbortSignal) => Promise<{ id: string; name: string } | null>;
  /** Outlet and approach of those of the items that are still in the feed. */
  angles: (ids: string[], signal: AbortSignal) => Promise<ItemAngle[]>;
  /** The newest items of a topic of the feed. */
  ofCategory: (category: Category, limit: number, signal: AbortSignal) => Promise<NewsItem[]>;
  /** The newest 50 items that answer a query, of any of the outlets where some are named (at most 20). */
  newest: (question: { query: string; outletIds: string[] }, signal: AbortSignal) => Promise<FoundItem[]>;
  close: () => Promise<void>;
}

/** Asks the feed and the search service, as a service that holds `identityKey`. */
export const createNewsClient = (config: {
  feedUrl: string;
  searchUrl: string;
  identityKey: Uint8Array;
}): NewsClient => {
  const connect = (url: string) =>
    new Pool(new URL(url).origin, {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_MS },
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
    });
  const pools = { feed: connect(config.feedUrl), search: connect(config.searchUrl) };
  const questionsOf = (name: 'feed' | 'search') =>
    createServiceQuestions({
      ...{ name, connections: pools[name], identity: OURSELVES, identityKey: config.identityKey, Away: NewsAway },
    });
  const feed = questionsOf('feed');
  const search = questionsOf('search');

  return {
    item: async (id, signal) =>
      ID.test(id) ? await feed.find(`/api/news/${encodeURIComponent(id)}`, {}, newsItemSchema, signal) : null,
    publisher: async (id, signal) =>
      ID.test(id) ? await feed.find(`/api/publishers/${encodeURIComponent(id)}`, {}, publisherSchema, signal) : null,
    angles: async (ids, signal) => {
      const known = ids.filter((id) => ID.test(id));
      const batches = Array.from({ length: Math.ceil(known.length / ANGLES_BATCH) }, (_, at) =>
        known.slice(at * ANGLES_BATCH, (at + 1) * ANGLES_BATCH),
      );
      const answers = await Promise.all(
        batches.map((batch) => feed.ask('/internal/items/angles', { ids: batch.join() }, itemAnglesSchema, signal)),
      );
      return answers.flatMap(({ items }) => items);
    },
    ofCategory: (category, limit, signal) =>
      feed.ask('/api/news', { category, limit: String(limit) }, z.array(newsItemSchema), signal),
    newest: async ({ query, outletIds }, signal) => {
      const asked = {
        q: query,
        sort: 'date',
        limit: String(SEARCH_LIMIT_MAX),
        ...(outletIds.length > 0 && { source: outletIds.join() }),
      };
      const { results } = await search.ask('/api/search', asked, foundSchema, signal);
      return results.filter(({ type }) => type !== 'story');
    },
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
};
