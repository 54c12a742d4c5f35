import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ParsePool } from '../ingest/parse-pool.ts';
import type { ReadFeed } from '../ingest/read-feed.ts';
import type { EntryStore, StoredCounts } from '../ingest/store-entries.ts';
import type { FeedDoc } from './feed.model.ts';

/** What is remembered of all feeds together, in bytes: enough for 10,000 feeds of 100 entries. */
const MEMORY_BYTES = 24_000_000;
const BYTES_PER_ENTRY = 24;
const BYTES_PER_FEED = 600;

export interface FeedBody {
  body: Uint8Array;
  contentType: string | null;
  /** Where it came from, after redirects. */
  url: string;
}

export interface Taken extends StoredCounts {
  read: Omit<ReadFeed, 'fresh' | 'marks'>;
}

interface Memory {
  bodyHash: string;
  read: Omit<ReadFeed, 'fresh'>;
}

const NOTHING_NEW: StoredCounts = { added: 0, revised: 0 };

/**
 * Takes in what a feed says, whether it was asked for or pushed. What was stored from it last time is remembered: a body
 * that is the same byte for byte is not read at all, one that differs only in the entries that do.
 */
export const createFeedIntake = ({ parser, entries }: { parser: ParsePool; entries: EntryStore }) => {
  const memory = new LRUCache<string, Memory>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ read }) => BYTES_PER_FEED + BYTES_PER_ENTRY * read.entryCount,
  });

  /** @throws FetchFault when the body is no feed or damaged; whatever the store throws, and then nothing is remembered */
  return async (feed: FeedDoc, { body, contentType, url }: FeedBody, now: Date): Promise<Taken> => {
    const bodyHash = hash('sha1', body);
    const last = memory.get(feed._id);
    if (last?.bodyHash === bodyHash) return { read: last.read, ...NOTHING_NEW };
    const { language, category } = feed;
    const known = last?.read.marks ?? null;
    const task = { body, contentType, url, language, category, fetchedAt: now.getTime(), known };
    const { fresh, ...read } = await parser.read(task);
    const counts = await entries.store(feed, fresh, now);
    memory.set(feed._id, { bodyHash, read });
    return { read, ...counts };
  };
};
export type FeedIntake = ReturnType<typeof createFeedIntake>;
