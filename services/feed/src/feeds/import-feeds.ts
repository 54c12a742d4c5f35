import { AppError } from '@360/chassis/errors';
import type { FeedImport } from '@360/contracts/feeds';
import type { CatalogueEntry } from '@360/contracts/publishers';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import { registrableDomain } from '../publishers/registrable-domain.ts';
import type { CustomSourceDoc } from './custom-source.model.ts';
import { type CustomSourceRepo, MOST_CUSTOM_SOURCES } from './custom-source.repo.ts';
import type { FeedRepo } from './feed.repo.ts';
import { feedIdOf } from './feed-id.ts';

const MOST_AT_ONCE = 5_000;
const LONGEST_ADDRESS = 2_048;

export interface ImportParts {
  feeds: FeedRepo;
  publishers: PublisherRepo;
  custom: CustomSourceRepo;
  /** Which of these domains are not to be read, as their owners asked. */
  refused: { among(domains: Iterable<string | null>): Promise<ReadonlyMap<string, string>> };
}

/** Why no feed can be read at an address, in a sentence; null where one can. */
const addressFault = (url: string): string | null => {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.hostname === '')
    return 'Only addresses that begin with http or https are read.';
  if (parsed.username !== '' || parsed.password !== '')
    return 'An address with a user name or password in it is not read.';
  return url.length > LONGEST_ADDRESS ? 'This address is too long.' : null;
};

const listedFeeds = (entries: CatalogueEntry[]): Omit<CustomSourceDoc, 'addedBy' | 'addedAt'>[] => {
  const all = entries.flatMap(({ id, name, site, country, language, feeds }) =>
    feeds.map(({ url, category }) => ({
      _id: feedIdOf(url),
      url,
      outletId: id,
      name,
      site,
      country,
      language,
      category,
    })),
  );
  const byId = Map.groupBy(all, ({ _id }) => _id);
  return [...byId.values()].flatMap(([first]) => (first ? [first] : []));
};

/**
 * Adds the feeds of these outlets to those that are polled and says of each what became of it. What was polled already
 * stays as it is, and one at rest is woken.
 * @throws AppError `bad_request` for more than 5,000 feeds at once, `conflict` where 20,000 were added already
 */
export const importFeeds = async (
  { feeds, publishers, custom, refused }: ImportParts,
  entries: CatalogueEntry[],
  addedBy: string,
  now: Date,
): Promise<FeedImport> => {
  const listed = listedFeeds(entries);
  if (listed.length > MOST_AT_ONCE)
    throw new AppError('bad_request', `At most ${MOST_AT_ONCE} feeds are added at once.`);
  if ((await custom.count()) + listed.length > MOST_CUSTOM_SOURCES)
    throw new AppError('conflict', `At most ${MOST_CUSTOM_SOURCES} feeds can be added to the catalogue.`);
  const ids = listed.map(({ _id }) => _id);
  const [polled, added, domains, optedOut] = await Promise.all([
    feeds.activeAmong(ids),
    custom.known(ids),
    refused.among(listed.flatMap(({ url, site }) => [registrableDomain(url), registrableDomain(site)])),
    publishers.optedOut([...new Set(listed.map(({ outletId }) => outletId))]),
  ]);
  const faultOf = ({ url, site, outletId }: (typeof listed)[number]): string | null => {
    const isUnwanted = [url, site].some((address) => domains.has(registrableDomain(address) ?? ''));
    return addressFault(url) ?? (isUnwanted || optedOut.has(outletId) ? 'Its publisher asked not to be read.' : null);
  };
  const judged = listed.map((feed) => ({
    feed,
    reason: faultOf(feed),
    isKnown: polled.has(feed._id) || added.has(feed._id),
  }));
  const welcome = judged.flatMap(({ feed, reason }) => (reason === null ? [feed] : []));
  await custom.add(welcome.filter(({ _id }) => !polled.has(_id)).map((feed) => ({ ...feed, addedBy, addedAt: now })));
  await feeds.wake(
    welcome.map(({ _id }) => _id),
    now,
  );
  const named = (isKnown: boolean) =>
    judged.flatMap(({ feed: { _id: id, url, name }, reason, ...one }) =>
      reason === null && one.isKnown === isKnown ? [{ id, url, name }] : [],
    );
  const unread = judged.flatMap(({ feed: { url }, reason }) => (reason === null ? [] : [{ url, reason }]));
  return { added: named(false), known: named(true), refused: unread };
};
