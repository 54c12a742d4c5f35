import type { FeedStatus } from '@360/contracts/news';
import { Router } from 'express';
import type { ItemRepo } from '../items/item.repo.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import { steadyFigure } from './steady-figure.ts';

const DAY_MS = 24 * 60 * 60_000;

const readStatus = async (items: ItemRepo, stories: StoryRepo, sample: boolean): Promise<FeedStatus> => {
  const dayAgo = new Date(Date.now() - DAY_MS);
  const [count, storyCount, outlets, itemsLastDay, newest] = await Promise.all([
    items.count(),
    stories.count(),
    items.outletsSince(dayAgo),
    items.countSince(dayAgo),
    items.newest(),
  ]);
  return {
    sample,
    items: count,
    stories: storyCount,
    outlets,
    itemsLastDay,
    lastItemAt: newest?.toISOString() ?? null,
  };
};

/** What the page says of where its news comes from; outlets are those that reported within a day. */
export const statusRoutes = (parts: { items: ItemRepo; stories: StoryRepo; sample: boolean }): Router => {
  const status = steadyFigure(() => readStatus(parts.items, parts.stories, parts.sample));
  const router = Router();
  router.get('/api/status', async (_req, res) => {
    res.set('Cache-Control', 'private, no-cache').json(await status());
  });
  return router;
};
