import { AppError } from '@360/chassis/errors';
import type { DiscoveredFeed } from '@360/contracts/feeds';
import { LRUCache } from 'lru-cache';
import { FetchFault } from '../fetch/fetch-fault.ts';
import { linksOfHeader } from '../fetch/link-header.ts';
import type { Fetched, SafeFetch } from '../fetch/safe-fetch.ts';
import type { ParsePool } from '../ingest/parse-pool.ts';
import { decodeBody } from '../parse/decode-body.ts';
import { feedsBySite, isFeedType, linksOfPage, usualFeeds } from './feed-links.ts';

const MOST_CANDIDATES = 12;
const AT_ONCE = 4;
const MAX_BYTES = 2_000_000;
const DEADLINE_MS = 15_000;
/** Each may ask a site a dozen times, so not many are under way together, and few of one host. */
const DISCOVERIES_AT_ONCE = 4;
const MOST_PER_HOST = 6;
const HOST_WINDOW_MS = 60_000;
const KEEP_MS = 5 * 60_000;
const ACCEPT =
  'text/html, application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5';

interface Parts {
  fetch: SafeFetch;
  parser: ParsePool;
  deadlineMs?: number;
}

type Body = Fetched & { kind: 'body' };

export const createFeedDiscovery = ({ fetch, parser, deadlineMs = DEADLINE_MS }: Parts) => {
  const found = new LRUCache<string, DiscoveredFeed[]>({ max: 500, ttl: KEEP_MS });
  const asked = new LRUCache<string, number>({ max: 5_000, ttl: HOST_WINDOW_MS, noUpdateTTL: true });
  let underWay = 0;

  const get = async (url: string, signal: AbortSignal): Promise<Body> => {
    const fetched = await fetch.get(url, { accept: ACCEPT, maxBytes: MAX_BYTES, signal });
    if (fetched.kind !== 'body') throw new FetchFault('network', 'The server gave no answer.');
    return fetched;
  };

  const read = async ({ body, url, headers }: Body): Promise<DiscoveredFeed> => {
    // A copy, since the reader keeps what it is given and the page is looked through for links afterwards.
    const task = { body: new Uint8Array(body), contentType: headers.contentType, url, language: null, category: null };
    const { title, format, entryCount, dates } = await parser.read({ ...task, known: null, fetchedAt: Date.now() });
    const last = dates.length === 0 ? null : new Date(dates.reduce((a, b) => Math.max(a, b))).toISOString();
    return { url, title, kind: format, entries: entryCount, lastEntryAt: last };
  };

  /** Null for whatever is no feed, and for what did not come in time. */
  const tryOne = async (url: string, signal: AbortSignal): Promise<DiscoveredFeed | null> => {
    try {
      return await read(await get(url, signal));
    } catch (cause) {
      if (cause instanceof FetchFault || signal.aborted) return null;
      throw cause;
    }
  };

  const tryAll = async (urls: string[], signal: AbortSignal): Promise<DiscoveredFeed[]> => {
    const waiting = [...urls.entries()];
    const results: (DiscoveredFeed | null)[] = [];
    const work = async () => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift())
        results[next[0]] = await tryOne(next[1], signal);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const byUrl = new Map(results.flatMap((feed) => (feed ? [[feed.url, feed] as const] : [])));
    return [...byUrl.values()];
  };

  const namedBy = async (page: Body): Promise<string[]> => {
    const linked = linksOfHeader(page.headers.link, page.url)
      .filter(({ rels, type }) => rels.includes('alternate') && isFeedType(type))
      .map(({ url }) => url);
    const { declared, likely, canonical } = await linksOfPage(
      decodeBody(page.body, page.headers.contentType),
      page.url,
    );
    const bySite = [...feedsBySite(page.url), ...(canonical ? feedsBySite(canonical) : [])];
    return [...new Set([...linked, ...declared, ...bySite, ...likely])];
  };

  const search = async (url: string, signal: AbortSignal): Promise<DiscoveredFeed[]> => {
    const page = await get(url, signal);
    const own = await read(page).catch((cause: unknown) => {
      if (cause instanceof FetchFault) return null;
      throw cause;
    });
    if (own) return [own];
    const named = (await namedBy(page)).slice(0, MOST_CANDIDATES);
    const feeds = await tryAll(named, signal);
    if (feeds.length > 0) return feeds;
    const usual = usualFeeds(page.url).filter((candidate) => !named.includes(candidate));
    return await tryAll(usual.slice(0, MOST_CANDIDATES - named.length), signal);
  };

  const admit = (host: string): void => {
    const times = asked.get(host) ?? 0;
    if (underWay >= DISCOVERIES_AT_ONCE || times >= MOST_PER_HOST)
      throw new AppError('too_many_requests', 'Too many sites are being looked at. Please try again in a minute.');
    asked.set(host, times + 1);
  };

  /**
   * The feeds of a site, from the address of any of its pages or of a feed, best first. Each was fetched and read; at most
   * twelve are tried, within fifteen seconds.
   * @throws AppError when the address itself cannot be read, or too many are looked at
   */
  return async (url: string): Promise<DiscoveredFeed[]> => {
    const known = found.get(url);
    if (known) return known;
    admit(new URL(url).host);
    underWay += 1;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const feeds = await search(url, signal);
      found.set(url, feeds);
      return feeds;
    } catch (cause) {
      if (signal.aborted) throw new AppError('upstream_timeout', 'The site took too long to answer.', { cause });
      if (cause instanceof FetchFault) throw new AppError('bad_request', `url: ${cause.message}`, { cause });
      throw cause;
    } finally {
      underWay -= 1;
    }
  };
};
export type FeedDiscovery = ReturnType<typeof createFeedDiscovery>;
