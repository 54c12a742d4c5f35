import { FetchFault } from '../fetch/fetch-fault.ts';
import { findRoot } from './find-root.ts';
import type { OpenFeed, ParsedFeed } from './parsed-feed.ts';
import { readAtom } from './read-atom.ts';
import { readJson } from './read-json.ts';
import { readRss } from './read-rss.ts';
import { readXml, type XmlElement } from './xml-tree.ts';

export type { OpenFeed, ParsedEntry, ParsedFeed } from './parsed-feed.ts';

const MOST_ENTRIES = 500;

const NO_FEED = 'The address answers with something that is not a feed.';
const WEB_PAGE = 'The address answers with a web page, not a feed.';
const DAMAGED = 'The feed is damaged and could not be read.';

const readJsonFeed = (text: string, url: string): OpenFeed => {
  try {
    return readJson(text, url, MOST_ENTRIES);
  } catch (cause) {
    if (cause instanceof FetchFault) throw cause;
    throw new FetchFault('not-a-feed', NO_FEED, { cause });
  }
};

const ATOM_ELEMENTS = new Set(
  'author category contributor copyright entry generator icon id link logo modified rights subtitle tagline title updated'.split(
    ' ',
  ),
);
const RDF_ELEMENTS = new Set(['channel', 'item', 'image', 'textinput']);
const CHANNEL_ELEMENTS = new Set(['title', 'item']);

/** What a root says of itself in its attributes. */
const FEED_MARK = /purl\.org\/(?:atom|rss)|2005\/atom|netscape\.com|\sversion\s*=/i;

/** A new feed may well be empty; but other vocabularies have elements of these names too, and have to show more. */
const isFeed = ({ name, children, source, attributesAt, contentAt }: XmlElement): boolean => {
  if (name === 'rss' || (name !== 'channel' && FEED_MARK.test(source.slice(attributesAt, contentAt)))) return true;
  const known = name === 'channel' ? CHANNEL_ELEMENTS : /^(?:feed|entry)$/.test(name) ? ATOM_ELEMENTS : RDF_ELEMENTS;
  return children.some((child) => known.has(child.name));
};

/**
 * Opens RSS, Atom, RDF or JSON Feed, forgiving what readers forgive: junk around the feed, undeclared entities,
 * forbidden characters, tags that do not match, a broken end. Entities a document declares itself are never expanded.
 * @param url where the text came from, for relative links
 * @throws FetchFault `not-a-feed` or `parse`, nothing else
 */
export const openFeed = (text: string, url: string): OpenFeed => {
  const { name, at } = findRoot(text);
  if (name === '{') return readJsonFeed(text.slice(at), url);
  if (name === 'html') throw new FetchFault('not-a-feed', WEB_PAGE);
  if (name === null || !/^(?:rss|feed|entry|rdf|channel)$/.test(name)) throw new FetchFault('not-a-feed', NO_FEED);
  const root = readXml(text, at, MOST_ENTRIES);
  if (!root) throw new FetchFault('parse', DAMAGED);
  if (!isFeed(root)) throw new FetchFault('not-a-feed', NO_FEED);
  return /^(?:feed|entry)$/.test(root.name) ? readAtom(root, url, MOST_ENTRIES) : readRss(root, url, MOST_ENTRIES);
};

/** The same with every entry read. @throws FetchFault `not-a-feed` or `parse`, nothing else */
export const parseFeedText = (text: string, url: string): ParsedFeed => {
  const { scope: _, entries, ...feed } = openFeed(text, url);
  return { ...feed, entries: entries.map((entry) => entry.read()) };
};
