import { AppError } from '@360/chassis/errors';
import { LRUCache } from 'lru-cache';
import { FetchFault } from '../fetch/fetch-fault.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import { makePicture, type PictureWidth } from './make-picture.ts';
import type { PictureCache } from './picture-cache.ts';

const MAX_BYTES = 8_000_000;
const FAILED_TTL_MS = 10 * 60_000;
const ACCEPT = 'image/webp, image/png, image/jpeg, image/*;q=0.5';

interface Parts {
  cache: PictureCache;
  fetch: SafeFetch;
  /** Where the picture of an item lies; null when it has none. */
  addressOf: (itemId: string) => Promise<string | null>;
}

/**
 * Pictures of items in the widths the page asks for. Only addresses that a stored item names are fetched, each once;
 * one that failed is left alone for ten minutes.
 */
export const createPictureService = ({ cache, fetch, addressOf }: Parts) => {
  const running = new Map<string, Promise<Buffer>>();
  const failed = new LRUCache<string, true>({ max: 10_000, ttl: FAILED_TTL_MS });

  const load = async (itemId: string, width: PictureWidth, key: string): Promise<Buffer> => {
    const address = await addressOf(itemId);
    if (!address) throw new AppError('not_found', 'There is no picture here.');
    try {
      const fetched = await fetch.get(address, { accept: ACCEPT, maxBytes: MAX_BYTES });
      if (fetched.kind !== 'body') throw new AppError('not_found', 'There is no picture here.');
      const picture = await makePicture(fetched.body, width);
      await cache.put(key, picture);
      // the item may have been removed while its picture was on its way
      if (!(await addressOf(itemId))) {
        await cache.drop(key);
        throw new AppError('not_found', 'There is no picture here.');
      }
      return picture;
    } catch (cause) {
      failed.set(key, true);
      if (cause instanceof FetchFault) throw new AppError('not_found', 'The picture cannot be fetched.', { cause });
      throw cause;
    }
  };

  return {
    /** WebP bytes. @throws AppError `not_found` when there is no such picture or its host does not give it */
    get: async (itemId: string, width: PictureWidth): Promise<Buffer> => {
      const key = `${itemId}.${width}.webp`;
      if (failed.has(key)) throw new AppError('not_found', 'The picture cannot be fetched.');
      const stored = await cache.get(key);
      if (stored) return stored;
      const work = running.get(key) ?? load(itemId, width, key).finally(() => running.delete(key));
      running.set(key, work);
      return await work;
    },
    /** The items that pictures are kept of. */
    itemIds: () => cache.beginnings(),
    /** How many pictures are kept of each of these items that has any. */
    held: async (itemIds: string[]): Promise<ReadonlyMap<string, number>> => {
      const counts = new Map<string, number>();
      for (const { of } of await cache.keysOf(new Set(itemIds))) counts.set(of, (counts.get(of) ?? 0) + 1);
      return counts;
    },
    remove: async (itemIds: string[]): Promise<void> => {
      if (itemIds.length === 0) return;
      for (const { key } of await cache.keysOf(new Set(itemIds))) await cache.drop(key);
    },
  };
};
export type PictureService = ReturnType<typeof createPictureService>;
