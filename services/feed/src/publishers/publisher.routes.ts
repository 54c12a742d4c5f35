import { Router } from 'express';
import { z } from 'zod';
import type { FeedRepo } from '../feeds/feed.repo.ts';
import { readPublishers } from './publisher.read.ts';
import type { PublisherRepo } from './publisher.repo.ts';

const querySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().max(200).optional(),
});

export const publisherRoutes = (parts: { publishers: PublisherRepo; feeds: FeedRepo }): Router => {
  const router = Router();
  router.get('/api/publishers', async (req, res) => {
    const { limit, after } = querySchema.parse(req.query);
    const page = await readPublishers(parts, limit, after);
    if (page.next) {
      const params = new URLSearchParams({ limit: String(limit), after: page.next });
      res.set('Link', `</api/publishers?${params}>; rel="next"`);
    }
    res.set('Cache-Control', 'private, no-cache').json(page.publishers);
  });
  return router;
};
