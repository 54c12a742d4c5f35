import { AppError } from '@360/chassis/errors';
import { NEWS_LIMIT_MAX, type NewsQuery, newsQuerySchema } from '@360/contracts/news';
import { type Request, type Response, Router } from 'express';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import type { AnswerCache } from './answer-cache.ts';
import { hydrateItems, readItems } from './item.read.ts';
import type { ItemRepo } from './item.repo.ts';
import { type ItemFilter, itemFilterOf } from './item-filter.ts';
import { ITEM_ID } from './item-id.ts';

interface Parts {
  items: ItemRepo;
  stories: StoryRepo;
  directory: PublisherDirectory;
  answers: AnswerCache;
}

/** Any choice of the feed, among posts. */
const postsOnly = (filter: ItemFilter): ItemFilter => ({ ...filter, posts: true });

const nextPath = (path: string, query: NewsQuery, cursor: string): string => {
  const params = new URLSearchParams({ limit: String(query.limit), cursor });
  if (query.category) params.set('category', query.category);
  if (query.country) params.set('country', query.country);
  return `${path}?${params}`;
};

export const itemRoutes = (parts: Parts): Router => {
  const { items, answers } = parts;
  const router = Router();

  const sendList = async (req: Request, res: Response, query: NewsQuery, narrow = (filter: ItemFilter) => filter) => {
    await answers.send(req, res, `${req.path}:${JSON.stringify(query)}`, async () => {
      const { items: body, nextCursor } = await readItems(query, narrow(itemFilterOf(query, new Date())), parts);
      return { body, next: nextCursor && nextPath(req.path, query, nextCursor) };
    });
  };

  router.get('/api/news', async (req, res) => {
    await sendList(req, res, newsQuerySchema.parse(req.query));
  });

  router.get('/api/videos', async (req, res) => {
    await sendList(req, res, { ...newsQuerySchema.parse({ limit: NEWS_LIMIT_MAX, ...req.query }), category: 'video' });
  });

  router.get('/api/twitter-news', async (req, res) => {
    await sendList(req, res, newsQuerySchema.parse(req.query), postsOnly);
  });

  router.get('/api/news/:id', async (req, res) => {
    const item = ITEM_ID.test(req.params.id) ? await items.byId(req.params.id) : null;
    if (!item) throw new AppError('not_found', 'There is no such item.');
    const [body] = await hydrateItems([item], parts);
    res.set('Cache-Control', 'private, no-cache').json(body);
  });

  return router;
};
