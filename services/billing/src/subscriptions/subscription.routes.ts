import { identityOf } from '@360/chassis/http/identity-of';
import { planChangeSchema, subscriptionRequestSchema } from '@360/contracts/billing';
import { type Response, Router } from 'express';
import { placeOf } from '../payments/place-of.ts';
import type { ReadStatus } from '../usage/read-status.ts';
import type { PlanChanges } from './change-plan.ts';
import type { Subscribe } from './subscribe.ts';

interface Parts {
  subscribe: Subscribe;
  planChanges: PlanChanges;
  readStatus: ReadStatus;
  publicOrigin: string;
}

/** What a reader has, and plans from their beginning to their end. */
export const subscriptionRoutes = ({ subscribe, planChanges, readStatus, publicOrigin }: Parts): Router => {
  const router = Router();
  const sendStatus = async (res: Response): Promise<void> => {
    res.set('Cache-Control', 'private, no-store').json(await readStatus(identityOf(res).sub));
  };

  router.get('/api/billing', (_req, res) => sendStatus(res));

  router.post('/api/create-subscription', async (req, res) => {
    const { tier, planId, returnTo } = subscriptionRequestSchema.parse(req.body);
    const wanted = planId ?? tier ?? 'pro';
    const place = placeOf(req, returnTo, publicOrigin);
    const { url, clientSecret } = await subscribe(identityOf(res).sub, wanted, place);
    res.set('Cache-Control', 'private, no-store').json({ checkoutUrl: url, clientSecret });
  });

  router.post('/api/billing/change', async (req, res) => {
    await planChanges.change(identityOf(res).sub, planChangeSchema.parse(req.body).tier);
    await sendStatus(res);
  });
  router.post('/api/billing/cancel', async (_req, res) => {
    await planChanges.cancel(identityOf(res).sub);
    await sendStatus(res);
  });
  router.post('/api/billing/resume', async (_req, res) => {
    await planChanges.resume(identityOf(res).sub);
    await sendStatus(res);
  });
  return router;
};
