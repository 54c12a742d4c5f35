import type { PostConfig } from '../config.ts';
import type { FeedDoc } from '../feeds/feed.model.ts';
import { FetchFault } from '../fetch/fetch-fault.ts';
import type { FetchedHeaders, SafeFetch } from '../fetch/safe-fetch.ts';
import type { PostsRead } from './posts-read.ts';
import { readJson } from './read-json.ts';
import { timeOfSnowflake } from './snowflake.ts';
import { entriesOfXPage, readXPage, X_FIELDS, X_PAGE, type XPage } from './x-wire.ts';

/** Pages one reading may follow; what is older than five hundred new posts is given up. */
const MOST_PAGES = 5;
/** Recent search reaches back seven days and refuses an older `since_id`. */
const SEARCH_REACH_MS = 6.5 * 24 * 60 * 60_000;
const FUTURE_TOLERANCE_MS = 24 * 60 * 60_000;
const TOO_MANY = 429;

const SENTENCES = {
  400: 'X does not understand what it was asked.',
  401: 'X does not accept the key it was given.',
  403: 'The plan behind the key does not include this call of X.',
  404: 'X knows nothing at this address.',
  [TOO_MANY]: 'X allows no more reads for now.',
};

interface Parts {
  fetch: SafeFetch;
  config: NonNullable<PostConfig['x']>;
  now: () => number;
}

const newer = (a: string | null, b: string): string => (a !== null && BigInt(a) >= BigInt(b) ? a : b);

/** The newest id that can be one; a made-up one from the future would hide every post after it. */
const newestOf = (pages: XPage[], cursor: string | null, now: number): string | null =>
  pages
    .flatMap(({ tweets }) => tweets.map(({ id }) => id))
    .filter((id) => timeOfSnowflake(id) <= now + FUTURE_TOLERANCE_MS)
    .reduce(newer, cursor);

const reaches = (page: XPage, cursor: string): boolean => page.tweets.some(({ id }) => BigInt(id) <= BigInt(cursor));

/** Lists and searches count their reads apart. */
const limitOf = ({ kind }: FeedDoc): string => kind;

/**
 * Reads searches and lists by the X API v2, new posts only once a feed has been read. The key goes to the configured
 * origin alone. All searches share one limit, and all lists another: once an answer says that it is used up, nothing is
 * asked of it until it opens again.
 */
export const createXReader = ({ fetch, config, now }: Parts) => {
  const opensAt = new Map<string, number>();

  const wait = (feed: FeedDoc, headers: { retryAfterMs: number | null }) => {
    if (headers.retryAfterMs) opensAt.set(limitOf(feed), now() + headers.retryAfterMs);
  };

  const ask = async (feed: FeedDoc, params: Record<string, string>, signal: AbortSignal) => {
    const closedMs = (opensAt.get(limitOf(feed)) ?? 0) - now();
    if (closedMs > 0)
      throw new FetchFault('http-status', SENTENCES[TOO_MANY], { status: TOO_MANY, retryAfterMs: closedMs });
    const url = new URL(feed.url);
    if (url.origin !== config.apiUrl)
      throw new FetchFault('refused-address', 'This is not the address at which X is read.');
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    try {
      const authorization = `Bearer ${config.token}`;
      const { body, headers } = await readJson(fetch, url.href, { signal, authorization, sentences: SENTENCES });
      wait(feed, headers);
      return { page: pageOf(body), headers };
    } catch (cause) {
      if (cause instanceof FetchFault && cause.status === TOO_MANY) wait(feed, cause);
      throw cause;
    }
  };

  return async (feed: FeedDoc, signal: AbortSignal): Promise<PostsRead> => {
    const isSearch = feed.kind === 'x-search';
    const { cursor } = feed;
    const isReachable = cursor !== null && timeOfSnowflake(cursor) > now() - SEARCH_REACH_MS;
    const since: Record<string, string> = isSearch && isReachable ? { since_id: cursor } : {};
    const pages: XPage[] = [];
    let headers: FetchedHeaders;
    let token: string | null = null;
    do {
      const turn: Record<string, string> =
        token === null ? {} : { [isSearch ? 'next_token' : 'pagination_token']: token };
      const answer = await ask(feed, { ...X_FIELDS, max_results: String(X_PAGE), ...since, ...turn }, signal);
      pages.push(answer.page);
      headers = answer.headers;
      token = cursor !== null && !reaches(answer.page, cursor) ? answer.page.nextToken : null;
    } while (token !== null && pages.length < MOST_PAGES && !headers.retryAfterMs);
    return {
      entries: pages.flatMap((page) => entriesOfXPage(page, feed, config.webUrl, now())),
      headers,
      cursor: newestOf(pages, cursor, now()),
    };
  };
};

/** @throws FetchFault where the answer is no page, or holds an error and no post */
const pageOf = (body: unknown): XPage => {
  const page = readXPage(body);
  if (!page) throw new FetchFault('parse', 'The answer is not what X sends.');
  if (page.error !== null && page.tweets.length === 0) throw new FetchFault('parse', `X says: ${page.error}`);
  return page;
};
