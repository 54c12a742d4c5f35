import { LRUCache } from 'lru-cache';
import type { FeedDoc } from '../feeds/feed.model.ts';
import type { ItemDoc } from '../items/item.model.ts';
import type { ItemRepo, KnownItem } from '../items/item.repo.ts';
import { itemIdOf } from '../items/item-id.ts';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import { categoryOf } from './categories.ts';
import type { NormalisedEntry } from './normalise-entry.ts';
import { tagsOf } from './tags.ts';

/** A feed repeats its entries on every poll; those seen unchanged lately need no look-up. */
const REMEMBERED = 200_000;

export interface StoredCounts {
  added: number;
  revised: number;
}

const contentOf = (entry: NormalisedEntry) => ({
  title: entry.title,
  summary: entry.summary,
  text: entry.text,
  wordCount: entry.wordCount,
  contentHash: entry.contentHash,
  imageUrl: entry.imageUrl,
});

const engagementOf = ({ views, socialMetrics }: NormalisedEntry): number =>
  (views ?? 0) + (socialMetrics ? socialMetrics.comments + socialMetrics.shares + socialMetrics.reactions : 0);

const itemOf = (id: string, entry: NormalisedEntry, feed: FeedDoc, country: string | null, now: Date): ItemDoc => ({
  _id: id,
  publisherId: feed.publisherId,
  feedId: feed._id,
  url: entry.canonicalUrl,
  ...contentOf(entry),
  category: categoryOf({ entryCategories: entry.rawCategories, url: entry.canonicalUrl, feedCategory: feed.category }),
  country,
  language: entry.language ?? feed.language,
  tags: tagsOf(entry.rawCategories),
  author: entry.author,
  publishedAt: new Date(entry.publishedAt),
  createdAt: now,
  contentType: entry.contentType,
  mediaType: entry.mediaType,
  videoUrl: entry.videoUrl,
  embedUrl: entry.embedUrl,
  durationS: entry.durationS,
  socialMetrics: entry.socialMetrics,
  engagement: engagementOf(entry),
  revisions: 0,
  stage: 'new',
  storyId: null,
  breakingUntil: null,
});

/**
 * Stores the entries of one poll: new addresses become items, changed content a revision. Running it again with the same
 * entries changes nothing. Only the feed an item came by first revises it, since two feeds of one outlet often give the
 * same report a longer and a shorter text.
 */
export const createEntryStore = ({ items, directory }: { items: ItemRepo; directory: PublisherDirectory }) => {
  const seen = new LRUCache<string, string>({ max: REMEMBERED });

  const revise = async (known: KnownItem, entry: NormalisedEntry, feed: FeedDoc, now: Date): Promise<number> => {
    if (known.feedId !== feed._id || known.contentHash === entry.contentHash) return 0;
    await items.revise(known, contentOf(entry), now);
    return 1;
  };

  return {
    store: async (feed: FeedDoc, entries: NormalisedEntry[], now: Date): Promise<StoredCounts> => {
      const byId = new Map<string, NormalisedEntry>();
      for (const entry of entries) {
        const id = itemIdOf(entry.key);
        if (!byId.has(id) && seen.get(id) !== entry.contentHash) byId.set(id, entry);
      }
      if (byId.size === 0) return { added: 0, revised: 0 };
      const known = new Map((await items.known([...byId.keys()])).map((item) => [item._id, item]));
      const publisher = (await directory.find([feed.publisherId])).get(feed.publisherId);
      const fresh: ItemDoc[] = [];
      let revised = 0;
      for (const [id, entry] of byId) {
        const old = known.get(id);
        if (old) revised += await revise(old, entry, feed, now);
        else fresh.push(itemOf(id, entry, feed, publisher?.country ?? null, now));
      }
      await items.insertNew(fresh);
      for (const [id, entry] of byId) seen.set(id, entry.contentHash);
      return { added: fresh.length, revised };
    },
  };
};
export type EntryStore = ReturnType<typeof createEntryStore>;
