import { hash } from 'node:crypto';
import type { Category } from '@360/contracts/vocabulary';
import { decodeBody } from '../parse/decode-body.ts';
import { parseFeedText } from '../parse/parse-feed.ts';
import type { ParsedEntry, ParsedFeed } from '../parse/parsed-feed.ts';
import { type DescribedEntry, describeEntry } from './describe-entry.ts';
import { languageOfEntries, primaryLanguage } from './language-of.ts';
import { normaliseEntry } from './normalise-entry.ts';

export interface ReadTask {
  body: Uint8Array;
  contentType: string | null;
  /** Where the body came from, after redirects. */
  url: string;
  /** What the catalogue says of the feed's language, for feeds that say nothing. */
  language: string | null;
  /** And of its topic. */
  category: Category | null;
  /** In ms since 1970. */
  fetchedAt: number;
  /** Fingerprints of entries that need no reading, since they are stored as they are. */
  known: BigUint64Array | null;
}

/** A feed as the pipeline goes on with it: only entries that are new or say something else than before. */
export interface ReadFeed extends Omit<ParsedFeed, 'entries'> {
  /** How many entries the document holds. */
  entryCount: number;
  /** Dates its entries state, in ms since 1970. */
  dates: number[];
  fresh: DescribedEntry[];
  /** One for each entry of the document, in its order. */
  fingerprints: BigUint64Array;
}

/** 64 bits of SHA-1 over all that the parser read of the entry: it changes with any of it. */
const fingerprintOf = (entry: ParsedEntry): bigint => hash('sha1', JSON.stringify(entry), 'buffer').readBigUInt64LE();

const freshOf = (entries: ParsedEntry[], fingerprints: BigUint64Array, known: BigUint64Array | null): ParsedEntry[] => {
  if (known === null) return entries;
  const seen = new Set(known);
  return entries.filter((_, at) => !seen.has(fingerprints[at] ?? 0n));
};

/**
 * Reads the bytes of a feed to normalised entries. A feed repeats most of its entries from one poll to the next; those
 * whose fingerprint is known are passed over, which saves nine tenths of the work.
 * @throws FetchFault `not-a-feed` or `parse`, nothing else
 */
export const readFeed = (task: ReadTask): ReadFeed => {
  const { entries, ...feed } = parseFeedText(decodeBody(task.body, task.contentType), task.url);
  const fingerprints = BigUint64Array.from(entries, fingerprintOf);
  const fresh = freshOf(entries, fingerprints, task.known);
  const declared = primaryLanguage(feed.language) ?? primaryLanguage(task.language);
  const feedLanguage = declared ?? languageOfEntries(fresh);
  const context = { feedUrl: task.url, feedLanguage, fetchedAt: task.fetchedAt };
  return {
    ...feed,
    entryCount: entries.length,
    dates: entries.flatMap(({ publishedAt }) => (publishedAt === null ? [] : [publishedAt])),
    fresh: fresh.flatMap((entry) => {
      const normalised = normaliseEntry(entry, context);
      return normalised ? [describeEntry(normalised, task.category)] : [];
    }),
    fingerprints,
  };
};
