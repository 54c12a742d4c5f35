import type { StreamEvent } from '@360/contracts/events';
import type { Category } from '@360/contracts/vocabulary';
import { LRUCache } from 'lru-cache';
import type { ItemDoc } from '../items/item.model.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import { buildStory, categoryOfStory } from './build-story.ts';
import type { StoryDoc } from './story.model.ts';
import type { ApproachBaseline, StoryRepo } from './story.repo.ts';

/** More reports of one event than this are counted as the first so many: no story of a day has more. */
const MAX_STORY_ITEMS = 400;
const BASELINE_WINDOW_MS = 30 * 24 * 60 * 60_000;
const BASELINE_TTL_MS = 60_000;
/** A story waits for the disk most of its time, and no two share anything. */
const AT_ONCE = 16;

interface Parts {
  items: ItemRepo;
  stories: StoryRepo;
  directory: PublisherDirectory;
  publish: (event: StreamEvent) => Promise<void>;
}

/** Computes the figures of changed stories again from their items and tells open pages. */
export const createStoryRefresher = ({ items, stories, directory, publish }: Parts) => {
  const baselines = new LRUCache<string, ApproachBaseline>({ max: 32, ttl: BASELINE_TTL_MS });

  const baselineOf = async (category: Category | null): Promise<ApproachBaseline> => {
    const key = category ?? 'none';
    const known = baselines.get(key);
    if (known) return known;
    const fresh = await stories.baseline(category, new Date(Date.now() - BASELINE_WINDOW_MS));
    baselines.set(key, fresh);
    return fresh;
  };

  const announce = async (story: StoryDoc, previous: StoryDoc | undefined, now: Date) => {
    await publish({ type: 'story.updated', storyId: story._id });
    const breaksNow =
      story.breakingSince && !previous?.breakingSince && story.breakingUntil && story.breakingUntil > now;
    if (!breaksNow || !story.breakingSince) return;
    await items.markBreaking(story._id, story.breakingUntil);
    const at = story.breakingSince.toISOString();
    await publish({ type: 'story.breaking', storyId: story._id, itemId: story.leadItemId, title: story.title, at });
  };

  const refresh = async (storyId: string, previous: StoryDoc | undefined): Promise<ItemDoc[]> => {
    const members = await items.ofStory(storyId, MAX_STORY_ITEMS);
    const [first, ...rest] = members;
    if (!first) {
      await stories.remove(storyId);
      return [];
    }
    const now = new Date();
    const publishers = await directory.find(members.map(({ publisherId }) => publisherId));
    const baseline = await baselineOf(categoryOfStory(members));
    const story = buildStory(storyId, [first, ...rest], publishers, baseline, previous, now);
    await stories.save(story);
    const arrived = members.filter(({ stage }) => stage !== 'done');
    await items.finish(
      arrived.map(({ _id }) => _id),
      story.breakingUntil,
    );
    await announce(story, previous, now);
    return arrived;
  };

  return {
    /** Renews each story; returns the items that are finished by it. */
    refreshAll: async (storyIds: string[]): Promise<ItemDoc[]> => {
      const known = new Map((await stories.byIds(storyIds)).map((story) => [story._id, story]));
      const finished: ItemDoc[] = [];
      for (let start = 0; start < storyIds.length; start += AT_ONCE) {
        const part = storyIds.slice(start, start + AT_ONCE);
        finished.push(...(await Promise.all(part.map((id) => refresh(id, known.get(id))))).flat());
      }
      return finished;
    },
  };
};
export type StoryRefresher = ReturnType<typeof createStoryRefresher>;
