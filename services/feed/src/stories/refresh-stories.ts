import { letOthersIn } from '@360/chassis/let-others-in';
import type { StreamEvent } from '@360/contracts/events';
import type { Category } from '@360/contracts/vocabulary';
import { LRUCache } from 'lru-cache';
import type { AnalysisHandOn } from '../analysis/hand-on.ts';
import { storiesToAnalyse } from '../analysis/stories-to-analyse.ts';
import type { ItemDoc } from '../items/item.model.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import type { PublisherDoc } from '../publishers/publisher.model.ts';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import { itemsToIndex } from '../search-index/documents.ts';
import type { IndexHandOn } from '../search-index/hand-on.ts';
import { buildStory, categoryOfStory } from './build-story.ts';
import { createReadingCache } from './coverage/reading-cache.ts';
import type { StoryDoc } from './story.model.ts';
import type { StoryBaseline, StoryRepo } from './story.repo.ts';

/** More reports of one event than this are counted as the first so many: no story of a day has more. */
const MAX_STORY_ITEMS = 400;
const BASELINE_WINDOW_MS = 30 * 24 * 60 * 60_000;
const BASELINE_TTL_MS = 60_000;
/** What is kept of the items read last: some 2,000 of 500 words. */
const READINGS_BYTES = 64 * 1024 * 1024;
/** Stories that share their reads and writes, each of which waits for the disk. */
const TOGETHER = 200;
/** A story with more reports than this is read by itself, so that no batch grows without bound. */
const LARGE_STORY = 40;
/** Readers and polls wait no longer for the figures of small stories. */
const TURN_MS = 8;

interface Parts {
  items: ItemRepo;
  stories: StoryRepo;
  directory: PublisherDirectory;
  searchIndex: IndexHandOn;
  analysis: AnalysisHandOn;
  publish: (event: StreamEvent) => Promise<void>;
}

/** Computes the figures of changed stories again from their items and tells open pages. */
export const createStoryRefresher = ({ items, stories, directory, searchIndex, analysis, publish }: Parts) => {
  const readings = createReadingCache(READINGS_BYTES);
  const baselines = new LRUCache<string, StoryBaseline>({ max: 32, ttl: BASELINE_TTL_MS });

  const baselineOf = async (category: Category | null): Promise<StoryBaseline> => {
    const key = category ?? 'none';
    const known = baselines.get(key);
    if (known) return known;
    const fresh = await stories.baseline(category, new Date(Date.now() - BASELINE_WINDOW_MS));
    baselines.set(key, fresh);
    return fresh;
  };

  /** What has come beyond the reports that are counted is among them, since it is finished all the same. */
  const membersOfLarge = async (id: string): Promise<ItemDoc[]> => {
    const counted = await items.ofStory(id, MAX_STORY_ITEMS);
    if (counted.length < MAX_STORY_ITEMS) return counted;
    const known = new Set(counted.map(({ _id }) => _id));
    return [...counted, ...(await items.waitingIn(id, MAX_STORY_ITEMS)).filter(({ _id }) => !known.has(_id))];
  };

  const membersOf = async (ids: string[], known: Map<string, StoryDoc>): Promise<Map<string, ItemDoc[]>> => {
    const isLarge = (id: string) => (known.get(id)?.coverage.items ?? 0) > LARGE_STORY;
    const members = await items.ofStories(ids.filter((id) => !isLarge(id)));
    for (const id of ids.filter(isLarge)) members.set(id, await membersOfLarge(id));
    return members;
  };

  const build = async (
    id: string,
    members: ItemDoc[],
    previous: StoryDoc | undefined,
    publishers: Map<string, PublisherDoc>,
    now: Date,
  ) => {
    const [first, ...rest] = members.slice(0, MAX_STORY_ITEMS);
    if (!first) return null;
    const baseline = await baselineOf(categoryOfStory(members));
    const story = buildStory(id, [first, ...rest], publishers, baseline, previous, now, readings);
    const arrived = members.filter(({ stage }) => stage !== 'done');
    return {
      story,
      previous,
      arrived: arrived.map((item) => ({ ...item, breakingUntil: story.breakingUntil })),
      toIndex: itemsToIndex(members, story, previous),
    };
  };

  const announceBreaks = async (built: { story: StoryDoc; previous: StoryDoc | undefined }[], now: Date) => {
    const breaking = built
      .filter(({ story, previous }) => !previous?.breakingSince && story.breakingUntil && story.breakingUntil > now)
      .map(({ story }) => story);
    await items.markBreaking(breaking.map(({ _id, breakingUntil }) => ({ storyId: _id, breakingUntil })));
    for (const { _id, leadItemId, title, breakingSince } of breaking) {
      const at = (breakingSince ?? now).toISOString();
      await publish({ type: 'story.breaking', storyId: _id, itemId: leadItemId, title, at });
    }
  };

  const refresh = async (ids: string[]): Promise<ItemDoc[]> => {
    const now = new Date();
    const known = new Map((await stories.byIds(ids)).map((story) => [story._id, story]));
    const members = await membersOf(ids, known);
    const publishers = await directory.find([...members.values()].flat().map(({ publisherId }) => publisherId));
    const built: NonNullable<Awaited<ReturnType<typeof build>>>[] = [];
    const breathe = letOthersIn(TURN_MS);
    for (const id of ids) {
      await breathe();
      const one = await build(id, members.get(id) ?? [], known.get(id), publishers, now);
      if (one) built.push(one);
    }
    await stories.removeAll(ids.filter((id) => !members.get(id)?.length));
    await stories.saveAll(built.map(({ story }) => story));
    // before the items are finished, so that a crash in between repeats it
    await searchIndex.items(built.flatMap(({ toIndex }) => toIndex.map(({ _id }) => _id)));
    await searchIndex.stories(ids);
    await analysis.stories(storiesToAnalyse(ids, known, built), now);
    await items.finish(
      built.flatMap(({ story, arrived }) => arrived.map((item) => ({ item, breakingUntil: story.breakingUntil }))),
    );
    await publish({ type: 'stories.updated', storyIds: built.map(({ story }) => story._id) });
    await announceBreaks(built, now);
    return built.flatMap(({ arrived }) => arrived);
  };

  return {
    /** Renews each story; returns the items that are finished by it. */
    refreshAll: async (storyIds: string[]): Promise<ItemDoc[]> => {
      const finished: ItemDoc[] = [];
      for (let start = 0; start < storyIds.length; start += TOGETHER)
        finished.push(...(await refresh(storyIds.slice(start, start + TOGETHER))));
      return finished;
    },
  };
};
export type StoryRefresher = ReturnType<typeof createStoryRefresher>;
