import type { VerifiedBriefingList } from '@360/contracts/civ';
import { Router } from 'express';
import { z } from 'zod';
import { decodePlace, encodePlace } from './place.ts';
import type { ReadVerified } from './verified.read.ts';

const MOST = 50;
const querySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MOST).default(MOST),
});

/** Stories that the community has checked and upheld. */
export const verifiedRoutes = ({ readVerified }: { readVerified: ReadVerified }): Router => {
  const router = Router();
  router.get('/api/civ/verified-briefings', async (req, res) => {
    const { cursor, limit } = querySchema.parse(req.query);
    const { briefings, total } = await readVerified(limit + 1, cursor === undefined ? undefined : decodePlace(cursor));
    const page = briefings.slice(0, limit);
    const last = page.at(-1);
    const answer: VerifiedBriefingList = {
      briefings: page,
      total,
      next:
        briefings.length > limit && last ? encodePlace({ value: Date.parse(last.settledAt), id: last.storyId }) : null,
    };
    res.set('Cache-Control', 'private, no-store').json(answer);
  });
  return router;
};
