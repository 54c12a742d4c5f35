import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { CatalogueEntry } from '@360/contracts/publishers';
import type { SafeFetch } from '../ingest/safe-fetch.ts';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import type { FeedRepo, FeedSource } from './feed.repo.ts';
import { outletsOfOpml, readCatalogue, readSource } from './source-list.ts';

const SHIPPED_CATALOGUE = fileURLToPath(new URL('../../catalogue/publishers.json', import.meta.url));
const RETRY_MS = 1_000;
/** The list is read again now and then, so that an outlet added to it arrives without a restart. */
const REREAD_MS = 10 * 60_000;
const FEED_ID_LENGTH = 24;

interface Parts {
  catalogue: string | undefined;
  opml: string | undefined;
  fetch: SafeFetch;
  publishers: PublisherRepo;
  feeds: FeedRepo;
  logger: Logger;
}

const feedIdOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, FEED_ID_LENGTH);

const sourcesOf = (entries: CatalogueEntry[]): FeedSource[] =>
  entries.flatMap(({ id, language, feeds }) =>
    feeds.map(({ url, category }) => ({
      _id: feedIdOf(url),
      url,
      publisherId: id,
      category,
      language: language === 'und' ? null : language,
    })),
  );

const readEntries = async ({ catalogue, opml, fetch }: Parts): Promise<CatalogueEntry[]> => {
  const listed = catalogue ? await readCatalogue(catalogue, fetch) : [];
  if (!opml) return listed;
  const known = await readCatalogue(SHIPPED_CATALOGUE, fetch);
  return [...listed, ...outletsOfOpml(await readSource(opml, fetch, 'text/x-opml, text/xml'), known)];
};

/** Reads the list of feeds and makes it the one that is polled. Tries every second until its source answers. */
export const startSourceSync = (parts: Parts): Loop => {
  let pause = RETRY_MS;
  return startLoop(
    'feed list',
    () => pause,
    parts.logger,
    async () => {
      const entries = await readEntries(parts);
      await parts.publishers.save(entries.map(({ id, feeds: _feeds, ...entry }) => ({ _id: id, ...entry })));
      const sources = sourcesOf(entries);
      await parts.feeds.replaceSources(sources, new Date());
      parts.logger.info({ publishers: entries.length, feeds: sources.length }, 'feed list read');
      pause = REREAD_MS;
      return false;
    },
  );
};
