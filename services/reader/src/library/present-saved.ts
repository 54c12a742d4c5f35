import type { SavedItem } from '@360/contracts/library';
import type { NewsItem } from '@360/contracts/news';
import type { SavedItemDoc } from './saved-item.model.ts';

/** What is kept of an item of the feed. */
export const snapshotOf = (item: NewsItem) => ({
  itemId: item.id,
  outletId: item.outlet.id,
  title: item.title,
  summary: item.summary,
  type: item.post ? ('post' as const) : item.contentType,
  sourceName: item.sourceName,
  sourceUrl: item.sourceUrl,
  publishedAt: new Date(item.publishedAt),
  thumbnail: item.imageUrl,
  duration: item.duration,
  storyId: item.storyId,
});

/** `standing` are the ids of the reader's collections: one that goes leaves its reports a moment later. */
export const presentSaved = (doc: SavedItemDoc, standing: ReadonlySet<string>): SavedItem => ({
  id: doc.itemId,
  title: doc.title,
  summary: doc.summary,
  type: doc.type,
  sourceName: doc.sourceName,
  sourceUrl: doc.sourceUrl,
  publishedAt: doc.publishedAt?.toISOString() ?? null,
  savedAt: doc.savedAt.toISOString(),
  thumbnail: doc.thumbnail,
  duration: doc.duration,
  storyId: doc.storyId,
  collections: doc.collections.filter((id) => standing.has(id)),
  removed: doc.removed,
});
