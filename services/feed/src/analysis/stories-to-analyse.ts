import type { StoryDoc } from '../stories/story.model.ts';

/** A story of fewer reports has nothing to compare; it is analysed when a reader asks for it. */
const FEWEST_ITEMS = 2;

type Counted = Pick<StoryDoc, '_id' | 'coverage'>;

const isAnalysed = (story: Counted | undefined): boolean => (story?.coverage.items ?? 0) >= FEWEST_ITEMS;

/**
 * Of the stories that were computed again, those whose analysis is another now: they have two reports or more, or had
 * them before, or are gone. `known` is how they stood before, `built` how those stand that are there.
 */
export const storiesToAnalyse = (
  ids: readonly string[],
  known: ReadonlyMap<string, Counted>,
  built: readonly { story: Counted }[],
): string[] => {
  const now = new Map(built.map(({ story }) => [story._id, story]));
  return ids.filter((id) => !now.has(id) || isAnalysed(now.get(id)) || isAnalysed(known.get(id)));
};
