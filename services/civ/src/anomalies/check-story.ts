import type { StoryAnalysis } from '@360/contracts/analysis';
import type { FlagDoc } from '../flags/flag.model.ts';
import type { FlagRepo, Sighting } from '../flags/flag.repo.ts';
import { flagIdOf } from '../flags/flag-id.ts';
import type { NewsClient } from '../neighbours/news-client.ts';
import type { ReviewRepo } from '../reviews/review.repo.ts';
import { DETECTORS_VERSION, detect } from './detect.ts';
import type { DueRepo } from './due.repo.ts';
import type { Finding } from './finding.ts';
import { reasonOf } from './reason.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Parts {
  flags: Pick<FlagRepo, 'see' | 'withdraw' | 'ofStory' | 'ofItems' | 'reopenOutcomes'>;
  reviews: Pick<ReviewRepo, 'countByFlag'>;
  due: Pick<DueRepo, 'set' | 'clear'>;
  news: Pick<NewsClient, 'analysis' | 'item'>;
  clock: () => Date;
}

const sightingOf = async (
  finding: Finding,
  { storyId, title: storyTitle }: StoryAnalysis,
  news: Parts['news'],
  signal: AbortSignal,
): Promise<Sighting | null> => {
  const item = await news.item(finding.itemId, signal);
  if (!item) return null;
  const { title, summary, sourceName, sourceUrl, publishedAt } = item;
  const { itemId, type, severity, signals } = finding;
  return {
    ...{ _id: flagIdOf(itemId, type), itemId, storyId, storyTitle, outletId: item.outlet.id, type, severity, signals },
    newsItem: { title, summary, sourceName, sourceUrl, publishedAt: new Date(publishedAt) },
    ...{ reason: reasonOf(signals), detectors: DETECTORS_VERSION },
  };
};

/**
 * Looks for anomalies in a story as it is now: flags what is found, and withdraws what is not found any more and nobody
 * has reviewed. May be repeated; until it is done the story is noted as due again in a minute, so that no look is lost.
 * @throws NewsAway
 */
export const createCheckStory = ({ flags, reviews, due, news, clock }: Parts) => {
  const withdrawLost = async (known: readonly FlagDoc[], found: ReadonlySet<string>): Promise<FlagDoc[]> => {
    const open = known.filter(({ _id, state }) => state === 'open' && !found.has(_id));
    const reviewed = await reviews.countByFlag(open.map(({ _id }) => _id));
    const lost = open.filter(({ _id }) => !reviewed.has(_id));
    await flags.withdraw(lost.map(({ _id }) => _id));
    return open.filter(({ _id }) => reviewed.has(_id));
  };

  return async (storyId: string, signal: AbortSignal): Promise<void> => {
    const now = clock();
    await due.set(storyId, new Date(now.getTime() + MINUTE_MS));
    const analysis = await news.analysis(storyId, signal);
    const sightings: Sighting[] = [];
    for (const finding of analysis ? detect(analysis) : []) {
      const sighting = analysis && (await sightingOf(finding, analysis, news, signal));
      if (sighting) sightings.push(sighting);
    }
    const reviewed = await reviews.countByFlag(sightings.map(({ _id }) => _id));
    for (const sighting of sightings) await flags.see(sighting, reviewed.has(sighting._id), now);
    const itemIds = Object.keys(analysis?.sources ?? {});
    const known = [...(await flags.ofStory(storyId)), ...(await flags.ofItems(itemIds))];
    const kept = await withdrawLost(known, new Set(sightings.map(({ _id }) => _id)));
    await flags.reopenOutcomes([...new Set(known.map(({ itemId }) => itemId))]);
    if (sightings.length + kept.length === 0) await due.clear(storyId);
    else await due.set(storyId, new Date(now.getTime() + DAY_MS));
  };
};
