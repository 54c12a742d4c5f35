import type { FeedDoc } from '../feeds/feed.model.ts';
import type { DescribedEntry } from '../ingest/describe-entry.ts';
import type { EntryStore } from '../ingest/store-entries.ts';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import { registrableDomain } from '../publishers/registrable-domain.ts';
import type { ItemRemovalRepo } from './item-removal.repo.ts';
import type { RefusedDomains } from './refused-domains.ts';
import type { Remover } from './remove-publisher.ts';

interface Parts {
  refused: RefusedDomains;
  directory: PublisherDirectory;
  itemRemoval: ItemRemovalRepo;
  remover: Remover;
}

/**
 * An entry store that takes nothing of a domain that opted out. It asks before and after storing: a refusal that came in
 * between finds the entries in its own walk through the items, or they are removed here, so that none slips through.
 */
export const guardEntries = (entries: EntryStore, { refused, directory, itemRemoval, remover }: Parts): EntryStore => {
  /** The reference under which an entry is refused; undefined for one that may be kept. */
  const refusalOf = async (feed: FeedDoc, given: DescribedEntry[]) => {
    const ownerOf = (entry: DescribedEntry): string => entry.publisherId ?? feed.publisherId;
    const publishers = await directory.find([feed.publisherId, ...given.map(ownerOf)]);
    const siteDomain = (publisherId: string): string | null => {
      const site = publishers.get(publisherId)?.site;
      return site === undefined ? null : registrableDomain(site);
    };
    const domainsOf = (entry: DescribedEntry) => [siteDomain(ownerOf(entry)), registrableDomain(entry.canonicalUrl)];
    const sources = [siteDomain(feed.publisherId), registrableDomain(feed.url)];
    const references = await refused.among([...sources, ...given.flatMap(domainsOf)]);
    return (entry: DescribedEntry): string | undefined => {
      const domain = [...sources, ...domainsOf(entry)].find((each) => each !== null && references.has(each));
      return domain ? references.get(domain) : undefined;
    };
  };

  const takeBack = async (feed: FeedDoc, stored: DescribedEntry[]): Promise<void> => {
    const refusal = await refusalOf(feed, stored);
    const late = Map.groupBy(stored, refusal);
    for (const [reference, group] of late) {
      if (reference === undefined) continue;
      await remover.removeItems(reference, await itemRemoval.originsOf(group.map(({ id }) => id)));
    }
  };

  return {
    store: async (feed, given, now) => {
      if (given.length === 0) return await entries.store(feed, given, now);
      const refusal = await refusalOf(feed, given);
      const welcome = given.filter((entry) => refusal(entry) === undefined);
      const counts = await entries.store(feed, welcome, now);
      if (counts.added + counts.revised > 0) await takeBack(feed, welcome);
      return counts;
    },
  };
};
