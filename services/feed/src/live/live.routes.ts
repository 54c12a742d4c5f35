import { AppError } from '@360/chassis/errors';
import { Router } from 'express';
import type { LiveChannels } from './live-channels.ts';

export const liveRoutes = (channels: LiveChannels): Router => {
  const router = Router();
  router.get('/api/live', async (_req, res) => {
    const list = await channels.list().catch((cause: unknown) => {
      throw new AppError('unavailable', 'The list of live channels cannot be read right now.', { cause });
    });
    res.set('Cache-Control', 'private, max-age=60').json(list);
  });
  return router;
};
