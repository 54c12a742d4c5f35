import type { NewsItem, NewsQuery } from '@360/contracts/news';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { ItemRepo } from './item.repo.ts';
import type { ItemRow } from './item-fields.ts';
import type { ItemFilter } from './item-filter.ts';
import { presentItem } from './present-item.ts';

export interface ItemPage {
  items: NewsItem[];
  /** Where the list goes on; null at its end. */
  nextCursor: string | null;
}

interface Sources {
  items: ItemRepo;
  stories: StoryRepo;
  directory: PublisherDirectory;
}

/** Joins items with their outlets and the figures of their stories: two look-ups for a whole page. */
export const hydrateItems = async (
  rows: ItemRow[],
  { stories, directory }: Omit<Sources, 'items'>,
): Promise<NewsItem[]> => {
  const storyIds = [...new Set(rows.flatMap(({ storyId }) => (storyId ? [storyId] : [])))];
  const [publishers, found] = await Promise.all([
    directory.find(rows.map(({ publisherId }) => publisherId)),
    stories.byIds(storyIds),
  ]);
  const byId = new Map(found.map((story) => [story._id, story]));
  const now = new Date();
  return rows.map((row) =>
    presentItem(row, publishers.get(row.publisherId), row.storyId ? byId.get(row.storyId) : undefined, now),
  );
};

/** One page of the feed. Asks for one row more than wanted, to know whether the list goes on. */
export const readItems = async (query: NewsQuery, filter: ItemFilter, sources: Sources): Promise<ItemPage> => {
  const cursor = query.cursor ? decodeCursor(query.cursor) : undefined;
  const rows = await sources.items.list(filter, {
    limit: query.limit + 1,
    skip: cursor ? 0 : (query.page - 1) * query.limit,
    ...(cursor && { cursor }),
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: await hydrateItems(page, sources),
    nextCursor: rows.length > query.limit && last ? encodeCursor({ at: last.publishedAt, id: last._id }) : null,
  };
};
