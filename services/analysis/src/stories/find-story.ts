import { AppError } from '@360/chassis/errors';
import type { Logger } from '@360/chassis/logger';
import type { Answer, Found, StoryAnalyses } from './story-analyses.ts';

const STORY_ID = /^[0-9a-f]{24}$/;

/** What readers are told when an analysis cannot be had at the moment. */
export const UNAVAILABLE = 'Analysis temporarily unavailable. Please try again later.';

interface Parts {
  stories: Pick<StoryAnalyses, 'find'>;
  logger: Logger;
}

/** Whatever goes wrong within an analysis is the same to a reader, and told in one sentence. */
export const orUnavailable = async <Outcome>(work: Promise<Outcome>, logger: Logger): Promise<Outcome> => {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    logger.error({ err: cause }, 'analysis failed');
    throw new AppError('unavailable', UNAVAILABLE, { cause });
  }
};

/** @throws AppError `not_found`, or `unavailable` with the sentence for it */
export const findStory = async (id: string, { stories, logger }: Parts): Promise<Exclude<Answer, { kind: 'gone' }>> => {
  const answer = STORY_ID.test(id) ? await orUnavailable(stories.find(id), logger) : null;
  if (!answer || answer.kind === 'gone') throw new AppError('not_found', 'There is no such story.');
  return answer;
};

/** The same, followed to where the story was merged. */
export const findStanding = async (id: string, parts: Parts): Promise<Found> => {
  const answer = await findStory(id, parts);
  if (answer.kind === 'found') return answer;
  const followed = await findStory(answer.storyId, parts);
  if (followed.kind === 'moved') throw new AppError('not_found', 'There is no such story.');
  return followed;
};
