import { requireRole } from '@360/chassis/http/identity-of';
import { Router } from 'express';
import type { Rebuilds } from './rebuilds.ts';

const PATH = '/api/operator/search/rebuild';

/** For operators: the index built anew beside the one that serves, and how far that is. Any process takes the wish. */
export const rebuildRoutes = ({ rebuilds }: { rebuilds: Pick<Rebuilds, 'ask' | 'progress'> }): Router => {
  const router = Router();
  router.use(PATH, requireRole('operator'));
  router.post(PATH, async (_req, res) => {
    await rebuilds.ask();
    res.status(202).json(await rebuilds.progress());
  });
  router.get(PATH, async (_req, res) => {
    res.json(await rebuilds.progress());
  });
  return router;
};
