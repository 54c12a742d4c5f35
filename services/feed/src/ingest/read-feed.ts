import { hash } from 'node:crypto';
import type { Category } from '@360/contracts/vocabulary';
import { decodeBody } from '../parse/decode-body.ts';
import { type OpenFeed, openFeed, type ParsedEntry, type ParsedFeed } from '../parse/parse-feed.ts';
import { type DescribedEntry, describeEntry } from './describe-entry.ts';
import { languageOfEntries, primaryLanguage } from './language-of.ts';
import { normaliseEntry } from './normalise-entry.ts';

/** What is remembered of the entries of a document, in its order. */
export interface EntryMarks {
  fingerprints: BigUint64Array;
  /** The date each states, in ms since 1970; NaN for one that states none. */
  dates: Float64Array;
}

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
  /** Of entries that need no reading, since they are stored as they are. */
  known: EntryMarks | null;
}

/** A feed as the pipeline goes on with it: only entries that are new or say something else than before. */
export interface ReadFeed extends Omit<ParsedFeed, 'entries'> {
  /** How many entries the document holds. */
  entryCount: number;
  /** Dates its entries state, in ms since 1970. */
  dates: number[];
  fresh: DescribedEntry[];
  /** Of every entry of the document. */
  marks: EntryMarks;
}

const print = (text: string): bigint => hash('sha1', text, 'buffer').readBigUInt64LE();

/**
 * 64 bits of SHA-1 over the entry as it is written and what its reading depends on: it changes with any of it. No mere
 * checksum, to which an outlet could fit a silent edit.
 */
const fingerprintsOf = ({ scope, entries }: OpenFeed): BigUint64Array => {
  const around = print(scope);
  return BigUint64Array.from(entries, ({ source }) => print(source) ^ around);
};

/** Reads the entries whose marks are not known. */
const readUnknown = (feed: OpenFeed, known: EntryMarks | null): { entries: ParsedEntry[]; marks: EntryMarks } => {
  const fingerprints = fingerprintsOf(feed);
  const dateOf = new Map(Array.from(known?.fingerprints ?? [], (each, at) => [each, known?.dates[at] ?? Number.NaN]));
  const entries: ParsedEntry[] = [];
  const dates = Float64Array.from(feed.entries, (unread, at) => {
    const date = dateOf.get(fingerprints[at] ?? 0n);
    if (date !== undefined) return date;
    const entry = unread.read();
    entries.push(entry);
    return entry.publishedAt ?? Number.NaN;
  });
  return { entries, marks: { fingerprints, dates } };
};

/**
 * Reads the bytes of a feed to normalised entries. A feed repeats most of its entries from one poll to the next; those
 * whose fingerprint is known are passed over as they stand in the document, which saves nine tenths of the work.
 * @throws FetchFault `not-a-feed` or `parse`, nothing else
 */
export const readFeed = (task: ReadTask): ReadFeed => {
  const opened = openFeed(decodeBody(task.body, task.contentType), task.url);
  const { entries, marks } = readUnknown(opened, task.known);
  const { scope: _, entries: all, ...feed } = opened;
  const declared = primaryLanguage(feed.language) ?? primaryLanguage(task.language);
  const feedLanguage = declared ?? languageOfEntries(entries);
  const context = { feedUrl: task.url, feedLanguage, fetchedAt: task.fetchedAt };
  return {
    ...feed,
    entryCount: all.length,
    dates: [...marks.dates].filter((date) => !Number.isNaN(date)),
    fresh: entries.flatMap((entry) => {
      const normalised = normaliseEntry(entry, context);
      return normalised ? [describeEntry(normalised, task.category)] : [];
    }),
    marks,
  };
};
