import type { FeedStatus } from '@360/contracts/news';
import type { PostNetwork } from '@360/contracts/vocabulary';
import { Router } from 'express';
import type { PageRepo } from '../articles/page.repo.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import { steadyFigure } from './steady-figure.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Parts {
  items: ItemRepo;
  pages: PageRepo;
  stories: StoryRepo;
  sample: boolean;
  postNetworks: PostNetwork[];
}

const readStatus = async ({ items, pages, stories, sample, postNetworks }: Parts): Promise<FeedStatus> => {
  const dayAgo = new Date(Date.now() - DAY_MS);
  const [count, storyCount, outlets, itemsLastDay, newest, waiting, pageCounts] = await Promise.all([
    items.count(),
    stories.count(),
    items.outletsSince(dayAgo),
    items.countSince(dayAgo),
    items.newest(),
    items.countWaiting(),
    pages.counts(),
  ]);
  return {
    sample,
    items: count,
    stories: storyCount,
    outlets,
    itemsLastDay,
    lastItemAt: newest?.toISOString() ?? null,
    waiting,
    postNetworks,
    pages: pageCounts,
  };
};

/** What the page says of where its news comes from; outlets are those that reported within a day. */
export const statusRoutes = (parts: Parts): Router => {
  const status = steadyFigure(() => readStatus(parts));
  const router = Router();
  router.get('/api/status', async (_req, res) => {
    res.set('Cache-Control', 'private, no-cache').json(await status());
  });
  return router;
};
