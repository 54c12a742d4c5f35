import { requireService } from '@360/chassis/http/identity-of';
import { anglesQuerySchema } from '@360/contracts/angles';
import { Router } from 'express';
import type { AnglesRead } from './angles.read.ts';

/** For the reader service alone: from what sides a reader reads. The gateway leads nobody here. */
export const angleRoutes = ({ itemAngles }: { itemAngles: AnglesRead }): Router => {
  const router = Router();
  router.get('/internal/items/angles', requireService('reader'), async (req, res) => {
    res.json({ items: await itemAngles(anglesQuerySchema.parse(req.query).ids) });
  });
  return router;
};
