import { AppError } from '@360/chassis/errors';
import type { Found, StoryAnalyses } from '../stories/story-analyses.ts';
import { isAbout } from './is-about.ts';
import type { RoomClient } from './room-client.ts';

const STORY_ID = /^[0-9a-f]{24}$/;

/** A story's analysis under the id it stands at. */
export interface StandingStory {
  storyId: string;
  story: Found;
}

/** The analysis of a story, followed to where it was merged; null where there is none. */
export const standingStory = async (
  id: string,
  { find }: Pick<StoryAnalyses, 'find'>,
): Promise<StandingStory | null> => {
  if (!STORY_ID.test(id)) return null;
  const answer = await find(id);
  if (answer.kind === 'found') return { storyId: id, story: answer };
  if (answer.kind === 'gone') return null;
  const followed = await find(answer.storyId);
  return followed.kind === 'found' ? { storyId: answer.storyId, story: followed } : null;
};

/**
 * Ids of at most `most` stories about a subject, best first; where no story answers, those of reports that do.
 * @throws RoomAway
 */
export const storiesAbout = async (
  subject: string,
  most: number,
  room: Pick<RoomClient, 'search'>,
  signal: AbortSignal,
): Promise<string[]> => {
  const stories = (await room.search(subject, 'stories', most, signal)).filter((found) => isAbout(subject, found));
  if (stories.length > 0) return stories.map(({ id }) => id);
  const reports = (await room.search(subject, 'reports', 4 * most, signal)).filter((found) => isAbout(subject, found));
  return [...new Set(reports.flatMap(({ storyId }) => storyId ?? []))].slice(0, most);
};

/** The analyses of stories that still stand, each once. */
export const standingStories = async (
  ids: readonly string[],
  stories: Pick<StoryAnalyses, 'find'>,
): Promise<StandingStory[]> => {
  const found = await Promise.all(ids.map((id) => standingStory(id, stories)));
  return [...new Map(found.flatMap((each) => (each ? [[each.storyId, each] as const] : []))).values()];
};

/** What a reader is told where a search cannot be asked. */
export const SEARCH_AWAY =
  'Search is not available right now, so reports on this cannot be found. Please try again in a moment.';

export const searchUnavailable = (cause: unknown): AppError => new AppError('unavailable', SEARCH_AWAY, { cause });
