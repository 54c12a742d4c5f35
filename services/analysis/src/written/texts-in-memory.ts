import { LRUCache } from 'lru-cache';
import type { KeptTexts } from './write-once.ts';
import type { WrittenDoc } from './written.model.ts';

const MOST = 500;
const KEPT_MS = 10 * 60_000;

/** Keeps texts for ten minutes in this process alone: those about words that a reader sent, which are not ours to store. */
export const createTextsInMemory = (): KeptTexts => {
  const texts = new LRUCache<string, WrittenDoc>({ max: MOST, ttl: KEPT_MS });
  return {
    find: async (id, now) => {
      const kept = texts.get(id);
      return kept && kept.expiresAt > now ? kept.answer : null;
    },
    save: async (text) => void texts.set(text._id, text),
    remove: async (id) => void texts.delete(id),
  };
};
