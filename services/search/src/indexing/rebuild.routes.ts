import { AppError } from '@360/chassis/errors';
import { requireRole } from '@360/chassis/http/identity-of';
import { Router } from 'express';
import type { startIndexing } from './start-indexing.ts';

const PATH = '/api/operator/search/rebuild';

/** For operators: the index built anew beside the one that serves, and how far that has come. */
export const rebuildRoutes = (
  indexing: Pick<ReturnType<typeof startIndexing>, 'rebuild' | 'progress'> | undefined,
): Router => {
  const router = Router();
  router.use(PATH, requireRole('operator'));
  router.post(PATH, async (_req, res) => {
    if (!indexing) throw new AppError('unavailable', 'This process does not keep the index.');
    await indexing.rebuild();
    res.status(202).json(await indexing.progress());
  });
  router.get(PATH, async (_req, res) => {
    if (!indexing) throw new AppError('unavailable', 'This process does not keep the index.');
    res.json(await indexing.progress());
  });
  return router;
};
