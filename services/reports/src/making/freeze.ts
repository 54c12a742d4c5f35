import { verifyBundle } from '@360/contracts/verify-evidence';
import type { NewsClient } from '../neighbours/news.ts';
import type { ReadingsClient } from '../neighbours/readings.ts';
import { CannotBeMade } from './ended.ts';
import type { Frozen } from './frozen.ts';

/** A story that changes while it is fetched is fetched again, so often. */
const MOST_FETCHES = 3;

/** Told to a reader whose story went meanwhile. */
export const STORY_GONE = 'This story is not there any more, so there is nothing to report on.';
const RESTLESS = 'The story changes faster than it can be reported on. Please try again in a moment.';

export interface FreezeParts {
  news: Pick<NewsClient, 'story' | 'related'>;
  readings: Pick<ReadingsClient, 'analysis' | 'bundle'>;
}

/** Fetches a story, its analysis and its evidence once, all of one state of it. @throws CannotBeMade, Away */
export const freeze = async (
  storyId: string,
  { news, readings }: FreezeParts,
  signal: AbortSignal,
): Promise<Frozen> => {
  for (let fetches = 0; fetches < MOST_FETCHES; fetches++) {
    const analysis = await readings.analysis(storyId, signal);
    if (!analysis) throw new CannotBeMade(STORY_GONE);
    const [bundle, detail] = await Promise.all([
      readings.bundle(analysis.storyId, signal),
      news.story(analysis.storyId, signal),
    ]);
    if (!bundle || !detail) continue;
    const isSame = bundle.asOf === analysis.asOf && bundle.storyId === analysis.storyId;
    if (!isSame || !(await verifyBundle(bundle)).ok) continue;
    const related = await news.related(detail, signal);
    return { at: new Date().toISOString(), analysis, bundle, detail, related };
  }
  throw new CannotBeMade(RESTLESS);
};
