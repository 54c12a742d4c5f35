import { AppError } from '@360/chassis/errors';
import type { FeedAddition, FeedImport } from '@360/contracts/feeds';
import type { FeedDiscovery } from './discover-feeds.ts';
import { type ImportParts, importFeeds } from './import-feeds.ts';
import { knownOutlets, outletsOfFeeds } from './source-list.ts';

/**
 * Adds the feed at an address, or the first one that the site there names.
 * @throws AppError `bad_request` where there is none
 */
export const addFeed = async (
  parts: ImportParts & { discover: FeedDiscovery },
  { url, name, country, language, category }: FeedAddition,
  addedBy: string,
  now: Date,
): Promise<FeedImport> => {
  const [found] = await parts.discover(url);
  if (!found) throw new AppError('bad_request', 'url: no feed was found there.');
  const site = new URL(found.url === url ? found.url : url).origin;
  const feed = { url: found.url, site, title: name ?? found.title, language: language ?? null, country, category };
  return await importFeeds(parts, outletsOfFeeds([feed], await knownOutlets()), addedBy, now);
};
