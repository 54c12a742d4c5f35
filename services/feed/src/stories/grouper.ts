import { randomUUID } from 'node:crypto';
import { letOthersIn } from '@360/chassis/let-others-in';
import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { StreamEvent } from '@360/contracts/events';
import type { AnalysisHandOn } from '../analysis/hand-on.ts';
import type { ItemDoc } from '../items/item.model.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import type { Lease } from '../lease.ts';
import type { RemovalSettler } from '../publisher-requests/settle-removals.ts';
import type { IndexHandOn } from '../search-index/hand-on.ts';
import type { GroupingItem } from './grouping/grouping-item.ts';
import { defaultSettings } from './grouping/settings.ts';
import { createStoryIndex, type StoryIndex } from './grouping/story-index.ts';
import type { StoryRefresher } from './refresh-stories.ts';
import { createSecondLook, SMALL_STORY } from './second-look.ts';
import type { StoryRepo } from './story.repo.ts';

/** Their texts are in memory together, some ten megabytes at most. */
const BATCH = 1_000;
const PAUSE_MS = 1_000;
/** Items older than this are not loaded at start: a story that is silent for a month is over. */
const MEMORY_MS = 30 * 24 * 60 * 60_000;
const EVENT_ITEMS = 200;
/** While many items wait, figures are renewed this often: most of their stories get several of them. */
const RENEW_GAP_MS = 2_000;
const RENEW_BATCH = 2_000;
/** Loading takes longer than the lease lasts; it is renewed so often meanwhile. */
const HOLD_MS = 1_000;
/** Readers and polls wait no longer for the grouping of items. */
const TURN_MS = 8;

interface Parts {
  items: ItemRepo;
  stories: StoryRepo;
  refresher: StoryRefresher;
  settleRemovals: RemovalSettler;
  lease: Lease;
  searchIndex: IndexHandOn;
  analysis: AnalysisHandOn;
  publish: (event: StreamEvent) => Promise<void>;
  logger: Logger;
}

type Grouped = Pick<ItemDoc, '_id' | 'title' | 'summary' | 'text' | 'publishedAt' | 'publisherId' | 'language'>;

const groupingItemOf = (item: Grouped): GroupingItem => ({
  id: item._id,
  title: item.title,
  summary: item.summary,
  text: item.text,
  publishedAt: item.publishedAt.getTime(),
  outletId: item.publisherId,
  language: item.language,
});

const newStoryId = () => randomUUID().replaceAll('-', '').slice(0, 24);

/**
 * Puts items into stories, one process at a time. Each step can be cut off anywhere and is taken up again by whoever
 * holds the lease next: an item keeps its stage, a merge or split its mark.
 */
export const startGrouper = (parts: Parts): Loop => {
  const { items, stories, refresher, settleRemovals, lease, searchIndex, analysis, publish, logger } = parts;
  const secondLook = createSecondLook();
  /** Grouped here and not yet told to open pages. */
  const unannounced = new Set<string>();
  let index: StoryIndex | undefined;
  let renewedAt = 0;

  /** The index from what is stored; nothing where another process took the lease meanwhile. */
  const load = async (): Promise<StoryIndex | undefined> => {
    for (const { from, into } of await stories.pendingMerges()) await merge(from, into);
    for (const { from, storyId, itemIds } of await stories.pendingSplits()) await moveOut(from, storyId, itemIds);
    const fresh = createStoryIndex();
    const since = await items.startOfNewest(defaultSettings.liveItems, new Date(Date.now() - MEMORY_MS));
    let heldAt = Date.now();
    for await (const item of items.groupedSince(since)) {
      if (item.storyId) fresh.restore(groupingItemOf(item), item.storyId);
      if (Date.now() - heldAt < HOLD_MS) continue;
      if (!(await lease.hold())) return undefined;
      heldAt = Date.now();
    }
    logger.info({ items: fresh.items, stories: fresh.stories }, 'story index loaded');
    return fresh;
  };

  const merge = async (from: string, into: string) => {
    await stories.beginMerge(from, into);
    await items.moveStory(from, into);
    await searchIndex.stories([from]);
    await analysis.stories([from], new Date());
    await stories.endMerge(from);
  };

  const moveOut = async (from: string, storyId: string, itemIds: string[]) => {
    await items.moveItems(itemIds.map((itemId) => ({ itemId, from, to: storyId })));
    // where all of a story lies in the archive, no item's stage tells that its figures are old
    await announce(await refresher.refreshAll([from, storyId]));
    await stories.endSplit(from, storyId);
  };

  /** Parts those of the stories that have turned out to be two. True when any was. */
  const part = async (storyIds: Iterable<string>, current: StoryIndex): Promise<boolean> => {
    let any = false;
    for (const from of storyIds) {
      const split = current.split(from, newStoryId);
      if (!split) continue;
      await stories.beginSplit(from, split.storyId, split.itemIds);
      await moveOut(from, split.storyId, split.itemIds);
      logger.info({ storyId: from, items: split.itemIds.length, newStoryId: split.storyId }, 'story split');
      any = true;
    }
    return any;
  };

  const group = async (waiting: ItemDoc[], current: StoryIndex) => {
    const assignments: { itemId: string; storyId: string }[] = [];
    const merges: { from: string; into: string }[] = [];
    const breathe = letOthersIn(TURN_MS);
    for (const item of waiting) {
      await breathe();
      const { storyId, merged } = current.assign(groupingItemOf(item), newStoryId);
      assignments.push({ itemId: item._id, storyId });
      merges.push(...merged);
      unannounced.add(item._id);
    }
    secondLook.note(waiting.map(({ _id }) => _id));
    await items.setStories(assignments);
    for (const { from, into } of merges) await merge(from, into);
  };

  /**
   * Asks again where reports of small stories belong, now that others have come, and whether the stories that took them
   * are one. True when any moved.
   */
  const reconsider = async (ids: string[], current: StoryIndex): Promise<boolean> => {
    const moves: { itemId: string; from: string; to: string }[] = [];
    const merges: { from: string; into: string }[] = [];
    const looked = new Set<string>();
    const breathe = letOthersIn(TURN_MS);
    for (const item of await items.withText(ids)) {
      await breathe();
      const size = item.storyId ? current.sizeOf(item.storyId) : 0;
      if (!item.storyId || size === 0) continue;
      looked.add(item.storyId);
      if (size > SMALL_STORY) continue;
      const { storyId, merged } = current.assign(groupingItemOf(item), newStoryId);
      if (storyId !== item.storyId) moves.push({ itemId: item._id, from: item.storyId, to: storyId });
      merges.push(...merged);
    }
    await items.moveItems(moves);
    for (const { from, into } of merges) await merge(from, into);
    return (await part(looked, current)) || moves.length + merges.length > 0;
  };

  const announce = async (finished: ItemDoc[]) => {
    const added = finished.filter(({ _id }) => unannounced.delete(_id));
    for (let start = 0; start < added.length; start += EVENT_ITEMS) {
      const part = added.slice(start, start + EVENT_ITEMS).map((item) => ({
        id: item._id,
        category: item.category,
        country: item.country,
        contentType: item.contentType,
        post: Boolean(item.post),
        breaking: item.breakingUntil !== null && item.breakingUntil > new Date(),
        publishedAt: item.publishedAt.toISOString(),
      }));
      await publish({ type: 'items.added', items: part });
    }
  };

  const round = async (): Promise<boolean> => {
    if (!(await lease.hold())) {
      index = undefined;
      return false;
    }
    index ??= await load();
    if (!index) return false;
    try {
      if (await settleRemovals(index, refresher)) return true;
      const waiting = await items.atStage('new', BATCH);
      if (waiting.length > 0) await group(waiting, index);
      if (waiting.length === BATCH && Date.now() - renewedAt < RENEW_GAP_MS) return true;
      const storyIds = await items.storiesToRenew(RENEW_BATCH);
      if (storyIds.length > 0) await announce(await refresher.refreshAll(storyIds));
      renewedAt = Date.now();
      if (waiting.length > 0 || storyIds.length > 0) return true;
      return await reconsider(secondLook.take(), index);
    } catch (cause) {
      // what was assigned in memory may not have been stored: start again from what was
      index = undefined;
      throw cause;
    }
  };

  const loop = startLoop('grouping', () => PAUSE_MS, logger, round);
  return {
    nudge: loop.nudge,
    stop: async () => {
      await loop.stop();
      await lease.release();
    },
  };
};
