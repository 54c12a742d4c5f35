import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { ENGAGEMENT_POINTS, engagementRequestSchema } from '@360/contracts/engagement';
import { Router } from 'express';
import type { ItemRepo } from '../items/item.repo.ts';
import { ITEM_ID } from '../items/item-id.ts';
import type { EngagementRepo } from './engagement.repo.ts';
import { engagementIdOf } from './engagement-id.ts';
import type { ItemEngagement } from './item-engagement.ts';

interface Parts {
  items: ItemRepo;
  engagements: EngagementRepo;
  itemEngagement: ItemEngagement;
}

export const engagementRoutes = ({ items, engagements, itemEngagement }: Parts): Router => {
  const router = Router();

  router.post('/api/items/:id/engagement', async (req, res) => {
    const { id } = req.params;
    const live = ITEM_ID.test(id) && (await itemEngagement.isLive(id));
    if (!live && !(ITEM_ID.test(id) && (await items.byId(id))))
      throw new AppError('not_found', 'There is no such item.');
    const { action } = engagementRequestSchema.parse(req.body);
    const _id = engagementIdOf(id, action, identityOf(res).sub, new Date());
    if (live) await engagements.note({ _id, itemId: id, points: ENGAGEMENT_POINTS[action] });
    res.status(204).end();
  });

  return router;
};
