import { createGroupCommit } from '@360/chassis/group-commit';
import { isAsFed, pageOf, revisedItem } from '../articles/page-state.ts';
import type { ItemEngagement } from '../engagement/item-engagement.ts';
import type { FeedDoc } from '../feeds/feed.model.ts';
import type { ItemDoc } from '../items/item.model.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import type { KnownItem } from '../items/item-fields.ts';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import type { ArchiveRepo } from '../retention/archive.repo.ts';
import type { ItemRevisionRepo } from '../revisions/item-revision.repo.ts';
import type { DescribedEntry } from './describe-entry.ts';

/** Polls whose entries are written in one round trip. */
const POLLS_TOGETHER = { most: 32, lingerMs: 20 };

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

const itemOf = (
  entry: DescribedEntry,
  publisherId: string,
  country: string | null,
  { feed, now }: Delivery,
): ItemDoc => ({
  _id: entry.id,
  publisherId,
  feedId: feed._id,
  url: entry.canonicalUrl,
  ...contentOf(entry),
  feedHash: entry.contentHash,
  page: pageOf(entry, now),
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
  sourceEngagement: engagementOf(entry),
  readerEngagement: 0,
  post: entry.post,
  revisions: 0,
  stage: 'new',
  storyId: null,
  breakingUntil: null,
  keys: entry.keys,
});

const publisherOf = (entry: DescribedEntry, feed: FeedDoc): string => entry.publisherId ?? feed.publisherId;

/** Only the feed an item came by first revises it: two feeds of one outlet often give it a longer and a shorter text. */
const isRevision = (known: KnownItem, entry: DescribedEntry, feed: FeedDoc): boolean =>
  known.feedId === feed._id && !isAsFed(known, entry.contentHash);

/** Each address once, by the delivery that brings it first. */
const firstOfEach = (deliveries: Delivery[]): Map<string, { entry: DescribedEntry; delivery: Delivery }> => {
  const first = new Map<string, { entry: DescribedEntry; delivery: Delivery }>();
  for (const delivery of deliveries)
    for (const entry of delivery.entries) if (!first.has(entry.id)) first.set(entry.id, { entry, delivery });
  return first;
};

type Arrival = ReturnType<typeof firstOfEach> extends Map<string, infer Each> ? Each : never;

/** Entries by what they are to the store: new, saying something else than before, or only counted anew. */
const sortArrivals = (arrivals: Map<string, Arrival>, known: Map<string, KnownItem>, archived: Set<string>) => {
  const fresh: Arrival[] = [];
  const changed: (Arrival & { old: KnownItem })[] = [];
  const counted: Arrival[] = [];
  for (const [id, arrival] of arrivals) {
    if (archived.has(id)) continue;
    const old = known.get(id);
    if (!old) fresh.push(arrival);
    else if (isRevision(old, arrival.entry, arrival.delivery.feed)) changed.push({ ...arrival, old });
    if (old && (arrival.entry.socialMetrics !== null || arrival.entry.views !== null)) counted.push(arrival);
  }
  return { fresh, changed, counted };
};

interface Parts {
  items: ItemRepo;
  archive: ArchiveRepo;
  itemRevisions: ItemRevisionRepo;
  directory: PublisherDirectory;
  itemEngagement: ItemEngagement;
  /** Gives stories the engagement of their items. */
  renewStories: (storyIds: string[]) => Promise<void>;
}

/**
 * Stores the entries of polls: new addresses become items, changed content a revision, new counts of readers elsewhere
 * the item's engagement; what is archived already is left alone. Running it again with the same entries changes
 * nothing. Polls that end at about the same time share their writes, since each write waits for the disk.
 */
export const createEntryStore = (parts: Parts) => {
  const { items, archive, itemRevisions, directory, itemEngagement, renewStories } = parts;

  const countAnew = async (counted: Arrival[]): Promise<void> => {
    const stated = counted.map(({ entry }) => ({
      itemId: entry.id,
      engagement: engagementOf(entry),
      socialMetrics: entry.socialMetrics,
    }));
    if ((await itemEngagement.setSourceEngagement(stated)) === 0) return;
    await renewStories(await itemEngagement.storiesOf(stated.map(({ itemId }) => itemId)));
  };

  const commit = async (deliveries: Delivery[]): Promise<StoredCounts[]> => {
    const arrivals = firstOfEach(deliveries);
    const known = new Map((await items.known([...arrivals.keys()])).map((item) => [item._id, item]));
    const archived = await archive.among([...arrivals.keys()].filter((id) => !known.has(id)));
    const { fresh, changed, counted } = sortArrivals(arrivals, known, archived);
    const publishers = await directory.find(fresh.map(({ entry, delivery }) => publisherOf(entry, delivery.feed)));
    await items.insertNew(
      fresh.map(({ entry, delivery }) => {
        const publisherId = publisherOf(entry, delivery.feed);
        return itemOf(entry, publisherId, publishers.get(publisherId)?.country ?? null, delivery);
      }),
    );
    await itemRevisions.revise(
      changed.map(({ old, entry, delivery }) => ({
        old,
        next: { ...revisedItem(old, entry, contentOf(entry), delivery.now), keys: entry.keys },
      })),
      deliveries[0]?.now ?? new Date(),
    );
    await countAnew(counted);
    const countOf = (arrived: Arrival[], wanted: Delivery) =>
      arrived.filter(({ delivery }) => delivery === wanted).length;
    return deliveries.map((each) => ({ added: countOf(fresh, each), revised: countOf(changed, each) }));
  };

  const deliver = createGroupCommit(commit, POLLS_TOGETHER);
  return {
    store: async (feed: FeedDoc, entries: DescribedEntry[], now: Date): Promise<StoredCounts> =>
      entries.length === 0 ? { added: 0, revised: 0 } : await deliver({ feed, entries, now }),
  };
};
export type EntryStore = ReturnType<typeof createEntryStore>;
