import { AppError } from '@360/chassis/errors';
import { Router } from 'express';
import { z } from 'zod';
import { readPublisher, readPublishers } from './publisher.read.ts';

const querySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().max(200).optional(),
  health: z.enum(['failing']).optional(),
});

export const publisherRoutes = (parts: Parameters<typeof readPublishers>[0]): Router => {
  const router = Router();
  router.get('/api/publishers', async (req, res) => {
    const { limit, after, health } = querySchema.parse(req.query);
    const page = await readPublishers(parts, { limit, after, failing: health === 'failing' });
    if (page.next) {
      const params = new URLSearchParams({ limit: String(limit), after: page.next, ...(health && { health }) });
      res.set('Link', `</api/publishers?${params}>; rel="next"`);
    }
    res.set('Cache-Control', 'private, no-cache').json(page.publishers);
  });
  router.get('/api/publishers/:id', async (req, res) => {
    const publisher = await readPublisher(parts, req.params.id);
    if (!publisher) throw new AppError('not_found', 'There is no such publisher.');
    res.set('Cache-Control', 'private, no-cache').json(publisher);
  });
  return router;
};
