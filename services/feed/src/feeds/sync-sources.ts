import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { CatalogueEntry, PostAccount } from '@360/contracts/publishers';
import type { PostConfig } from '../config.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import { readPostAccounts, sourcesOfPosts } from '../posts/post-sources.ts';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import type { CustomSourceRepo } from './custom-source.repo.ts';
import type { FeedRepo, FeedSource } from './feed.repo.ts';
import { feedIdOf } from './feed-id.ts';
import { knownOutlets, outletsOfOpml, readCatalogue, readSource } from './source-list.ts';

const PAUSE_MS = 1_000;
/** The list is read again now and then, so that an outlet added to it arrives without a restart. */
const REREAD_MS = 10 * 60_000;

interface Parts {
  catalogue: string | undefined;
  opml: string | undefined;
  posts: PostConfig;
  fetch: SafeFetch;
  publishers: PublisherRepo;
  feeds: FeedRepo;
  custom: CustomSourceRepo;
  logger: Logger;
}

const sourcesOf = (entries: CatalogueEntry[]): FeedSource[] =>
  entries.flatMap(({ id, language, feeds }) =>
    feeds.map(({ url, category }) => ({
      _id: feedIdOf(url),
      url,
      kind: 'feed' as const,
      accounts: [],
      publisherId: id,
      category,
      language: language === 'und' ? null : language,
    })),
  );

const readEntries = async ({ catalogue, opml, fetch }: Parts): Promise<CatalogueEntry[]> => {
  const listed = catalogue ? await readCatalogue(catalogue, fetch) : [];
  if (!opml) return listed;
  const known = await knownOutlets();
  return [...listed, ...outletsOfOpml(await readSource(opml, fetch, 'text/x-opml, text/xml'), known)];
};

/** A search covers many publishers, so the accounts of those that opted out are left out before it is made. */
const postSources = async ({ publishers, posts }: Parts, accounts: PostAccount[]): Promise<FeedSource[]> => {
  const gone = await publishers.optedOut([...new Set(accounts.map(({ publisherId }) => publisherId))]);
  const welcome = accounts.filter(({ publisherId }) => !gone.has(publisherId));
  return sourcesOfPosts(welcome, posts).map((source) => ({ _id: feedIdOf(source.url), ...source }));
};

/** What operators added to the lists: an outlet that is listed already keeps what its list says of it. */
const withCustom = (listed: CatalogueEntry[], custom: CatalogueEntry[]) => {
  const known = new Set(listed.map(({ id }) => id));
  const urls = new Set(listed.flatMap(({ feeds }) => feeds.map(({ url }) => url)));
  const added = custom.map((entry) => ({ ...entry, feeds: entry.feeds.filter(({ url }) => !urls.has(url)) }));
  return {
    outlets: [...listed, ...added.filter(({ id }) => !known.has(id))],
    sources: sourcesOf([...listed, ...added]),
  };
};

const readList = async (parts: Parts): Promise<void> => {
  const listed = await readEntries(parts);
  const posts = await readPostAccounts(parts.posts, parts.fetch);
  const entries = withCustom(listed, await parts.custom.entries());
  const outlets = entries.outlets.map(({ id, feeds: _feeds, ...entry }) => ({ _id: id, ...entry }));
  await parts.publishers.save([...posts.publishers, ...outlets]);
  const sources = [...entries.sources, ...(await postSources(parts, posts.accounts))];
  await parts.feeds.replaceSources(sources, new Date());
  parts.logger.info({ publishers: outlets.length, feeds: sources.length }, 'feed list read');
};

/**
 * Reads the list of feeds and makes it the one that is polled: again now and then, and whenever an operator has changed
 * it. Tries every second until its source answers.
 */
export const startSourceSync = (parts: Parts): Loop => {
  let readAgainAt = 0;
  let stamp = '';
  return startLoop(
    'feed list',
    () => PAUSE_MS,
    parts.logger,
    async () => {
      const latest = await parts.custom.stamp();
      if (latest === stamp && Date.now() < readAgainAt) return false;
      await readList(parts);
      stamp = latest;
      readAgainAt = Date.now() + REREAD_MS;
      return false;
    },
  );
};
