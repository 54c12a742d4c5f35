import { DetectError, ParseError, parseAtomFeed, parseJsonFeed, parseRdfFeed, parseRssFeed } from 'feedsmith';
import { balanceTags } from './balance-tags.ts';
import { parseFeedDate } from './dates.ts';
import { FetchFault } from './fetch-fault.ts';
import type { ParsedFeed } from './parsed-feed.ts';
import { readAtom } from './read-atom.ts';
import { readJson } from './read-json.ts';
import { readRdf, readRss } from './read-rss.ts';
import { openDocument } from './repair-feed.ts';

export type { ParsedEntry, ParsedFeed } from './parsed-feed.ts';

const MOST_ENTRIES = 500;
const OPTIONS = { maxItems: MOST_ENTRIES, parseDateFn: parseFeedDate };

type Reader = (text: string, url: string) => ParsedFeed;

const READERS: Record<string, Reader> = {
  rss: (text, url) => readRss(parseRssFeed(text, OPTIONS), url),
  feed: (text, url) => readAtom(parseAtomFeed(text, OPTIONS), url),
  rdf: (text, url) => readRdf(parseRdfFeed(text, OPTIONS), url),
  '{': (text, url) => readJson(parseJsonFeed(text, OPTIONS), url),
};
const FORMATS: Record<string, ParsedFeed['format']> = { rss: 'rss', feed: 'atom', rdf: 'rdf' };

const NO_FEED = 'The address answers with something that is not a feed.';
const DAMAGED = 'The feed is damaged and could not be read.';

const emptyFeed = (format: ParsedFeed['format']): ParsedFeed => ({
  format,
  title: null,
  language: null,
  ttlMinutes: null,
  site: null,
  hub: null,
  entries: [],
});

const readOnce = (reader: Reader, root: string, text: string, url: string): ParsedFeed => {
  try {
    return reader(text, url);
  } catch (error) {
    const format = FORMATS[root];
    // The parser has no word for a feed without a single known element; a new feed may well have none.
    const isEmpty = error instanceof ParseError || (error instanceof DetectError && root === 'rss');
    if (isEmpty && format) return emptyFeed(format);
    throw error;
  }
};

const readWithRepair = (reader: Reader, root: string, text: string, url: string): ParsedFeed => {
  try {
    return readOnce(reader, root, text, url);
  } catch (error) {
    if (error instanceof DetectError || root === '{') throw error;
    return readOnce(reader, root, balanceTags(text), url);
  }
};

/**
 * Reads RSS, Atom, RDF or JSON Feed, forgiving what readers forgive: junk around the feed, undeclared entities,
 * forbidden characters, tags that do not match, a broken end. Entities a document declares itself are never expanded.
 * @param url where the text came from, for relative links
 * @throws FetchFault `not-a-feed` or `parse`, nothing else
 */
export const parseFeedText = (text: string, url: string): ParsedFeed => {
  const document = openDocument(text);
  if (document.root === 'html') throw new FetchFault('not-a-feed', 'The address answers with a web page, not a feed.');
  const reader = document.root === null ? undefined : READERS[document.root];
  if (document.root === null || !reader) throw new FetchFault('not-a-feed', NO_FEED);
  try {
    return readWithRepair(reader, document.root, document.text, url);
  } catch (cause) {
    if (cause instanceof DetectError) throw new FetchFault('not-a-feed', NO_FEED, { cause });
    throw new FetchFault('parse', DAMAGED, { cause });
  }
};
