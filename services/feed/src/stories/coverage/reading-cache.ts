import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CoverageItem } from './coverage-item.ts';
import { type ItemReading, readAs, readingOf } from './item-reading.ts';

/** All that a reading rests on, so that equal keys have equal readings. */
const keyOf = ({ id, publishedAt, language, title, summary, text }: CoverageItem): string =>
  hash('sha1', [id, publishedAt, language ?? '', title, summary, text].join('\u0000'), 'base64');

/** What V8 takes for one entry of each kind, measured on news of 20 to 2,000 words and rounded up. */
const BYTES = { reading: 1_000, shingle: 4, stem: 60, clue: 140, value: 4_000, mention: 1_200 };

const bytesOf = ({ titleStems, leadStems, print, clues, figures }: ItemReading): number =>
  BYTES.reading +
  BYTES.shingle * (print.body.length + print.extra.length) +
  BYTES.stem * (titleStems.size + leadStems.size) +
  BYTES.clue * clues.length +
  BYTES.value * figures.values.length +
  BYTES.mention * figures.further.length +
  2 * print.shortKey.length;

/**
 * Keeps what was read in items, at most about so many bytes of it: a story is computed again with each report that
 * comes, and all others are as they were. Figures are the same with and without it.
 */
export const createReadingCache = (maxBytes: number) => {
  const readings = new LRUCache<string, ItemReading>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  return {
    /** Lets what is known of these items be found by `readingOf`, and reads the others. */
    recall: (items: readonly CoverageItem[]): void => {
      for (const item of items) {
        const key = keyOf(item);
        const known = readings.get(key);
        if (known) readAs(item, known);
        else readings.set(key, readingOf(item));
      }
    },
    get bytes() {
      return readings.calculatedSize;
    },
  };
};
export type ReadingCache = ReturnType<typeof createReadingCache>;
