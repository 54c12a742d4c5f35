import type { Logger } from '@360/chassis/logger';
import type { StreamEvent } from '@360/contracts/events';
import type { FeedRepo } from '../feeds/feed.repo.ts';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import type { ItemOrigin, ItemRemovalRepo } from './item-removal.repo.ts';
import type { RefusedDomains } from './refused-domains.ts';
import type { RemovalStore } from './removal-store.ts';
import { findTarget, type RemovalTarget } from './removal-target.ts';
import type { RemovedItemRepo } from './removed-item.repo.ts';
import type { RemovalProgress, RequestDoc } from './request.model.ts';
import type { RequestRepo } from './request.repo.ts';
import { isClean, searchTraces, type Traces } from './search-traces.ts';

const LOOKED_AT_ONCE = 1_000;
/** As many as one event may name. */
const REMOVED_AT_ONCE = 200;

/** Whether a removal can go on at once, waits for another part of the service, or is done. */
export type Step = 'more' | 'waiting' | 'done';

interface Parts {
  requests: RequestRepo;
  refused: RefusedDomains;
  ledger: RemovedItemRepo;
  publishers: PublisherRepo;
  feeds: FeedRepo;
  itemRemoval: ItemRemovalRepo;
  stories: StoryRepo;
  stores: RemovalStore[];
  /** How long something that was being fetched may take to be stored, in milliseconds. */
  arrivalMs: number;
  publish: (event: StreamEvent) => Promise<void>;
  logger: Logger;
  now?: () => Date;
}

const START: RemovalProgress = { stage: 'sources', after: null, looked: 0, removed: 0 };

/**
 * Takes everything of a domain out of every store, a bounded piece at a time. Each piece can be cut off anywhere and be
 * done twice: the ledger is written before an item goes, and the place in the walk after. It ends only when a search of
 * every store finds nothing.
 */
export const createRemover = (parts: Parts) => {
  const { requests, refused, ledger, publishers, feeds, itemRemoval, stories, stores, publish, logger } = parts;
  const now = parts.now ?? (() => new Date());

  const finishItems = async (ids: string[]): Promise<void> => {
    await itemRemoval.removeMany(ids);
    for (const { remove } of stores) await remove(ids);
    await ledger.markRemoved(ids, now());
    await publish({ type: 'items.removed', itemIds: ids });
  };

  const removeItems = async (reference: string, origins: ItemOrigin[]): Promise<number> => {
    let added = 0;
    for (let start = 0; start < origins.length; start += REMOVED_AT_ONCE) {
      const part = origins.slice(start, start + REMOVED_AT_ONCE);
      const ids = part.map(({ _id }) => _id);
      const held = await Promise.all(stores.map(async ({ name, held }) => [name, await held(ids)] as const));
      const heldOf = (id: string) => Object.fromEntries(held.map(([name, counts]) => [name, counts.get(id) ?? 0]));
      added += await ledger.note(reference, part, heldOf);
      await finishItems(ids);
    }
    return added;
  };

  const refuseSources = async ({ _id: reference }: RequestDoc, target: RemovalTarget): Promise<void> => {
    const at = now();
    await refused.add(target.domain, reference, at);
    await publishers.markOptedOut(
      target.publishers.map(({ id }) => id),
      { reference, at },
    );
    await feeds.rest(target.feedIds);
  };

  const takeOutItems = async (request: RequestDoc, target: RemovalTarget, at: RemovalProgress): Promise<void> => {
    const rows = await itemRemoval.origins(at.after, LOOKED_AT_ONCE);
    const added = await removeItems(request._id, rows.filter(target.owns));
    await requests.saveRemoval(request._id, {
      stage: rows.length < LOOKED_AT_ONCE ? 'search' : 'items',
      after: rows.at(-1)?._id ?? at.after,
      looked: at.looked + rows.length,
      removed: at.removed + added,
    });
  };

  /** Puts right what a search found; the next search tells whether that was all. Stories wait for the grouper. */
  const goBack = async (request: RequestDoc, traces: Traces, at: RemovalProgress): Promise<Step> => {
    logger.info(
      { reference: request._id, items: traces.items, stories: traces.stories.length, held: traces.heldItems.length },
      'traces of a removed publisher',
    );
    await ledger.reopen(traces.heldItems);
    for (const { story, itemId } of traces.stories) {
      if (story.mergedInto) await stories.keepOnlyMerge(story._id);
      else await ledger.unsettle(itemId, story._id);
    }
    if (traces.activeFeeds > 0) await requests.saveRemoval(request._id, { ...at, stage: 'sources', after: null });
    else if (traces.items > 0) await requests.saveRemoval(request._id, { ...at, stage: 'items', after: null });
    return traces.activeFeeds + traces.items + traces.heldItems.length > 0 ? 'more' : 'waiting';
  };

  const close = async (request: RequestDoc, target: RemovalTarget, { searched }: Traces): Promise<void> => {
    const { _id: reference } = request;
    const [digest, held, story] = await Promise.all([
      ledger.digest(reference),
      ledger.heldSums(
        reference,
        stores.map(({ name }) => name),
      ),
      ledger.storyCounts(reference),
    ]);
    const removed = {
      feeds: target.feedIds.length,
      items: digest.total,
      revisions: held.revisions ?? 0,
      engagements: held.engagements ?? 0,
      pictures: held.pictures ?? 0,
      searchDocuments: held.searchDocuments ?? 0,
      storiesChanged: story.changed,
      storiesRemoved: story.removed,
    };
    const receipt = { publishers: target.publishers, removed, ...digest, searched, at: now() };
    if (!(await requests.enforce(reference, receipt))) return;
    logger.info({ reference, domain: target.domain, removed }, 'opt-out enforced');
    for (const { id } of target.publishers) await publish({ type: 'publisher.removed', publisherId: id });
  };

  /** What was being fetched when the last item went may still arrive; then there is more to take out. */
  const isQuiet = async (reference: string): Promise<boolean> => {
    const last = await ledger.lastRemoval(reference);
    return last === null || now().getTime() - last.getTime() > parts.arrivalMs;
  };

  const search = async (request: RequestDoc, target: RemovalTarget, at: RemovalProgress): Promise<Step> => {
    if (!(await isQuiet(request._id)) || (await ledger.hasUnsettled(request._id))) return 'waiting';
    const traces = await searchTraces(target, request._id, parts);
    if (isClean(traces)) {
      await close(request, target, traces);
      return 'done';
    }
    return await goBack(request, traces, at);
  };

  return {
    removeItems,
    /** Does the next piece of one removal. */
    advance: async (reference: string): Promise<Step> => {
      const request = await requests.byReference(reference);
      if (request?.status !== 'approved' || request.requestType !== 'opt-out') return 'done';
      const half = await ledger.unfinished(reference, REMOVED_AT_ONCE);
      if (half.length > 0) {
        await finishItems(half);
        return 'more';
      }
      const at = request.removal ?? START;
      const target = await findTarget(request.domain, { publishers, feeds });
      if (at.stage === 'search') return await search(request, target, at);
      if (at.stage === 'items') await takeOutItems(request, target, at);
      else {
        await refuseSources(request, target);
        await requests.saveRemoval(reference, { ...at, stage: 'items' });
      }
      return 'more';
    },
  };
};
export type Remover = ReturnType<typeof createRemover>;
