import { createGroupCommit } from '@360/chassis/group-commit';
import type { FeedDoc } from '../feeds/feed.model.ts';
import type { ItemDoc } from '../items/item.model.ts';
import type { ItemRepo, KnownItem } from '../items/item.repo.ts';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import type { DescribedEntry } from './describe-entry.ts';

/** Polls whose entries are written in one round trip. */
const POLLS_TOGETHER = 64;

export interface StoredCounts {
  added: number;
  revised: number;
}

interface Delivery {
  feed: FeedDoc;
  entries: DescribedEntry[];
  now: Date;
}

const contentOf = (entry: DescribedEntry) => ({
  title: entry.title,
  summary: entry.summary,
  text: entry.text,
  wordCount: entry.wordCount,
  contentHash: entry.contentHash,
  imageUrl: entry.imageUrl,
});

const engagementOf = ({ views, socialMetrics }: DescribedEntry): number =>
  (views ?? 0) + (socialMetrics ? socialMetrics.comments + socialMetrics.shares + socialMetrics.reactions : 0);

const itemOf = (entry: DescribedEntry, feed: FeedDoc, country: string | null, now: Date): ItemDoc => ({
  _id: entry.id,
  publisherId: feed.publisherId,
  feedId: feed._id,
  url: entry.canonicalUrl,
  ...contentOf(entry),
  category: entry.category,
  country,
  language: entry.language ?? feed.language,
  tags: entry.tags,
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

/** Only the feed an item came by first revises it: two feeds of one outlet often give it a longer and a shorter text. */
const isRevision = (known: KnownItem, entry: DescribedEntry, feed: FeedDoc): boolean =>
  known.feedId === feed._id && known.contentHash !== entry.contentHash;

/** Each address once, by the delivery that brings it first. */
const firstOfEach = (deliveries: Delivery[]): Map<string, { entry: DescribedEntry; delivery: Delivery }> => {
  const first = new Map<string, { entry: DescribedEntry; delivery: Delivery }>();
  for (const delivery of deliveries)
    for (const entry of delivery.entries) if (!first.has(entry.id)) first.set(entry.id, { entry, delivery });
  return first;
};

/**
 * Stores the entries of polls: new addresses become items, changed content a revision. Running it again with the same
 * entries changes nothing. Polls that end at about the same time share their writes, since each write waits for the disk.
 */
export const createEntryStore = ({ items, directory }: { items: ItemRepo; directory: PublisherDirectory }) => {
  const commit = async (deliveries: Delivery[]): Promise<StoredCounts[]> => {
    const counts = new Map(deliveries.map((delivery) => [delivery, { added: 0, revised: 0 }]));
    const arrived = firstOfEach(deliveries);
    const known = new Map((await items.known([...arrived.keys()])).map((item) => [item._id, item]));
    const publishers = await directory.find(deliveries.map(({ feed }) => feed.publisherId));
    const fresh: ItemDoc[] = [];
    const changes: { old: KnownItem; next: Partial<ItemDoc> }[] = [];
    for (const [id, { entry, delivery }] of arrived) {
      const { feed, now } = delivery;
      const count = counts.get(delivery) ?? { added: 0, revised: 0 };
      const old = known.get(id);
      if (!old) {
        fresh.push(itemOf(entry, feed, publishers.get(feed.publisherId)?.country ?? null, now));
        count.added++;
      } else if (isRevision(old, entry, feed)) {
        changes.push({ old, next: contentOf(entry) });
        count.revised++;
      }
    }
    await items.insertNew(fresh);
    await items.revise(changes, deliveries[0]?.now ?? new Date());
    return [...counts.values()];
  };

  const deliver = createGroupCommit(commit, POLLS_TOGETHER);
  return {
    store: async (feed: FeedDoc, entries: DescribedEntry[], now: Date): Promise<StoredCounts> =>
      entries.length === 0 ? { added: 0, revised: 0 } : await deliver({ feed, entries, now }),
  };
};
export type EntryStore = ReturnType<typeof createEntryStore>;
