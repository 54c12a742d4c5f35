import { AppError } from '@360/chassis/errors';
import { outletRecordsQuerySchema } from '@360/contracts/evidence-source';
import { Router } from 'express';
import type { OutletRecordsRead } from './outlet-records.read.ts';
import type { StorySourceRead } from './story-source.read.ts';

const STORY_ID = /^[0-9a-f]{24}$/;

interface Parts {
  storySource: StorySourceRead;
  outletRecords: OutletRecordsRead;
}

/** For the analysis service: what its figures are computed from. The gateway leads nobody here. */
export const evidenceRoutes = ({ storySource, outletRecords }: Parts): Router => {
  const router = Router();
  router.get('/internal/stories/:id/evidence', async (req, res) => {
    const source = STORY_ID.test(req.params.id) ? await storySource(req.params.id) : null;
    if (!source) throw new AppError('not_found', 'There is no such story.');
    res.json(source);
  });
  router.get('/internal/evidence/outlets', async (req, res) => {
    const { category, since } = outletRecordsQuerySchema.parse(req.query);
    res.json(await outletRecords(category ?? null, since === undefined ? undefined : new Date(since)));
  });
  return router;
};
