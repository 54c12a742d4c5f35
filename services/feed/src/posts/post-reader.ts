import { LRUCache } from 'lru-cache';
import type { PostConfig } from '../config.ts';
import type { FeedDoc } from '../feeds/feed.model.ts';
import { FetchFault } from '../fetch/fetch-fault.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import type { DescribedEntry } from '../ingest/describe-entry.ts';
import { BLUESKY_PAGE, entriesOfBluesky } from './bluesky.ts';
import { accountSchema, entriesOfMastodon, MASTODON_PAGE } from './mastodon.ts';
import type { PostsRead } from './posts-read.ts';
import { readJson } from './read-json.ts';
import { createXReader } from './x-reader.ts';

export interface PostReader {
  /** Reads the newest posts of a feed of any kind but `feed`. @throws FetchFault; the reason of `signal` */
  read(feed: FeedDoc, signal: AbortSignal): Promise<PostsRead>;
}

interface Parts {
  fetch: SafeFetch;
  config: PostConfig;
  now?: () => number;
}

const KNOWN_ACCOUNTS = 10_000;
const BLUESKY_SENTENCES = { 400: 'Bluesky knows no such account.' };
const MASTODON_SENTENCES = {
  401: 'The server shows this account to its members only.',
  404: 'The server knows no such account.',
  410: 'The account is gone from its server.',
};

const readable = (entries: DescribedEntry[] | null, network: string): DescribedEntry[] => {
  if (entries === null) throw new FetchFault('parse', `The answer is not what ${network} sends.`);
  return entries;
};

/** Reads public posts of X (with a key), Bluesky and Mastodon. */
export const createPostReader = ({ fetch, config, now = Date.now }: Parts): PostReader => {
  const readX = config.x && createXReader({ fetch, config: config.x, now });
  const mastodonIds = new LRUCache<string, string>({ max: KNOWN_ACCOUNTS });

  const readBluesky = async (feed: FeedDoc, signal: AbortSignal): Promise<PostsRead> => {
    const question = { signal, sentences: BLUESKY_SENTENCES };
    const { body, headers } = await readJson(fetch, `${feed.url}&limit=${BLUESKY_PAGE}`, question);
    const entries = readable(entriesOfBluesky(body, feed, config.bluesky.webUrl, now()), 'Bluesky');
    return { entries, headers, cursor: null };
  };

  const idOf = async (feed: FeedDoc, signal: AbortSignal): Promise<string> => {
    const known = mastodonIds.get(feed._id);
    if (known) return known;
    const { body } = await readJson(fetch, feed.url, { signal, sentences: MASTODON_SENTENCES });
    const account = accountSchema.safeParse(body);
    if (!account.success) throw new FetchFault('parse', 'The answer is not what Mastodon sends.');
    mastodonIds.set(feed._id, account.data.id);
    return account.data.id;
  };

  const readMastodon = async (feed: FeedDoc, signal: AbortSignal): Promise<PostsRead> => {
    const { origin } = new URL(feed.url);
    const id = await idOf(feed, signal);
    const url = `${origin}/api/v1/accounts/${id}/statuses?exclude_replies=true&exclude_reblogs=true&limit=${MASTODON_PAGE}`;
    try {
      const { body, headers } = await readJson(fetch, url, { signal, sentences: MASTODON_SENTENCES });
      return { entries: readable(entriesOfMastodon(body, feed, origin, now()), 'Mastodon'), headers, cursor: null };
    } catch (cause) {
      // A server that was set up anew numbers its accounts anew.
      mastodonIds.delete(feed._id);
      throw cause;
    }
  };

  return {
    read: async (feed, signal) => {
      if (feed.kind === 'bluesky') return await readBluesky(feed, signal);
      if (feed.kind === 'mastodon') return await readMastodon(feed, signal);
      if (!readX) throw new FetchFault('refused-address', 'No key for X is set.');
      return await readX(feed, signal);
    },
  };
};
