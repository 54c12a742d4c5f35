import type { AnalysisHandOn } from '../analysis/hand-on.ts';
import type { IndexHandOn } from '../search-index/hand-on.ts';
import type { StoryIndex } from '../stories/grouping/story-index.ts';
import type { StoryRefresher } from '../stories/refresh-stories.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import type { RemovedItemRepo } from './removed-item.repo.ts';

const BATCH = 200;

/** Where a story stands now: itself, the one it was merged into, or nowhere. */
const placesOf = async (storyIds: string[], stories: StoryRepo): Promise<Map<string, string>> => {
  const places = new Map((await stories.byIds(storyIds)).map(({ _id }) => [_id, _id]));
  for (const id of storyIds) {
    const story = places.has(id) ? null : await stories.resolve(id);
    if (story) places.set(id, story._id);
  }
  return places;
};

interface Parts {
  ledger: RemovedItemRepo;
  stories: StoryRepo;
  searchIndex: IndexHandOn;
  analysis: AnalysisHandOn;
}

/**
 * Takes removed items out of the index in memory and has their stories computed again without them; a story without a
 * report left goes. For the grouper, which alone writes stories, between two of its steps. True when there was any.
 */
export const createRemovalSettler =
  ({ ledger, stories, searchIndex, analysis }: Parts) =>
  async (index: Pick<StoryIndex, 'remove'>, refresher: StoryRefresher): Promise<boolean> => {
    const removed = await ledger.toSettle(BATCH);
    if (removed.length === 0) return false;
    for (const { _id } of removed) index.remove(_id);
    const named = [...new Set(removed.flatMap(({ storyId }) => (storyId ? [storyId] : [])))];
    const places = await placesOf(named, stories);
    const standing = [...new Set(places.values())];
    await refresher.refreshAll(standing);
    // a story that went before a crash is known by its name alone
    await searchIndex.stories(named);
    await analysis.stories([...named, ...standing], new Date());
    const alive = new Set((await stories.byIds(standing)).map(({ _id }) => _id));
    const isGone = (storyId: string | null) => storyId !== null && !alive.has(places.get(storyId) ?? storyId);
    await ledger.settle(removed.map(({ _id, storyId }) => ({ itemId: _id, storyGone: isGone(storyId) })));
    return true;
  };
export type RemovalSettler = ReturnType<typeof createRemovalSettler>;
