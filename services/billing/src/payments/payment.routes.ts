import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { paymentIntentRequestSchema, REPORT_CENTS, testPaymentSchema } from '@360/contracts/billing';
import { Router } from 'express';
import { dollars } from '../provider/dollars.ts';
import { asking } from '../provider/provider-errors.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import type { BuyReport } from './buy-report.ts';
import type { CheckoutDoc } from './checkout.model.ts';
import type { CheckoutRepo } from './checkout.repo.ts';
import { placeOf } from './place-of.ts';
import { presentPayment } from './present-payment.ts';
import type { SyncCheckout } from './sync-checkout.ts';
import { checkoutOf, createTestPayment } from './test-payment.ts';

interface Parts {
  checkouts: CheckoutRepo;
  buyReport: BuyReport;
  syncCheckout: SyncCheckout;
  standIn: StandIn | null;
  publicOrigin: string;
  now: () => Date;
}

/** Reports bought one by one, and what payment forms ask. */
export const paymentRoutes = (parts: Parts): Router => {
  const { checkouts, buyReport, syncCheckout, standIn, publicOrigin, now } = parts;
  const router = Router();
  const present = (doc: CheckoutDoc) => presentPayment(doc, now(), standIn !== null);

  router.post('/api/create-payment-intent', async (req, res) => {
    const { amount, reportId, returnTo } = paymentIntentRequestSchema.parse(req.body);
    if (amount !== REPORT_CENTS / 100)
      throw new AppError('bad_request', `One report costs ${dollars(REPORT_CENTS)}. Please load the page again.`);
    const place = placeOf(req, returnTo, publicOrigin);
    const { url, clientSecret } = await buyReport(identityOf(res).sub, reportId ?? null, place);
    res.set('Cache-Control', 'private, no-store').json({ checkoutUrl: url, clientSecret });
  });

  router.get('/api/billing/payments/:clientSecret', async (req, res) => {
    const doc = await checkoutOf(checkouts, identityOf(res).sub, req.params.clientSecret);
    const newest = doc.state === 'open' ? await asking(() => syncCheckout(doc._id)) : doc;
    res.set('Cache-Control', 'private, no-store').json(present(newest ?? doc));
  });

  if (standIn) {
    const pay = createTestPayment(parts, standIn);
    router.post('/api/billing/test-payments', async (req, res) => {
      const payment = testPaymentSchema.parse(req.body);
      res.set('Cache-Control', 'private, no-store').json(present(await pay(identityOf(res).sub, payment)));
    });
  }
  return router;
};
