import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import type { invoiceListSchema, ownPurchasesSchema } from '@360/contracts/billing';
import { Router } from 'express';
import type Stripe from 'stripe';
import { z } from 'zod';
import { placeOf } from '../payments/place-of.ts';
import { asking } from '../provider/provider-errors.ts';
import type { ReaderRepo } from '../readers/reader.repo.ts';
import type { ListInvoices } from './list-invoices.ts';

const placeSchema = z
  .string()
  .regex(/^in_\w{1,80}$/, 'not a place in this list.')
  .optional();
const listQuerySchema = z.object({ cursor: placeSchema });
const ownQuerySchema = z.object({ after: placeSchema });

interface Parts {
  listInvoices: ListInvoices;
  readers: Pick<ReaderRepo, 'of'>;
  stripe: Pick<Stripe, 'billingPortal'>;
  testMode: boolean;
  publicOrigin: string;
}

/** What a reader was charged, and where the payment provider lets them see to it. */
export const invoiceRoutes = ({ listInvoices, readers, stripe, testMode, publicOrigin }: Parts): Router => {
  const router = Router();

  router.get('/api/billing/invoices', async (req, res) => {
    const { cursor } = listQuerySchema.parse(req.query);
    const page = await asking(() => listInvoices(identityOf(res).sub, cursor ?? null));
    res.set('Cache-Control', 'private, no-store').json(page satisfies z.input<typeof invoiceListSchema>);
  });

  // For the reader service, which asks in the name of a reader. The gateway leads nobody here.
  router.get('/internal/own-data/purchases', async (req, res) => {
    const { after } = ownQuerySchema.parse(req.query);
    const { invoices: rows, next } = await asking(() => listInvoices(identityOf(res).sub, after ?? null));
    res.json({ rows, next } satisfies z.input<typeof ownPurchasesSchema>);
  });

  router.post('/api/billing/portal', async (req, res) => {
    if (testMode) throw new AppError('conflict', 'In test mode there are no cards or invoices at a payment provider.');
    const customer = (await readers.of(identityOf(res).sub))?.customerId;
    if (!customer) throw new AppError('conflict', 'You have not paid for anything yet.');
    const { origin } = placeOf(req, undefined, publicOrigin);
    const { url } = await asking(() =>
      stripe.billingPortal.sessions.create({ customer, return_url: `${origin}/billing` }),
    );
    res.set('Cache-Control', 'private, no-store').json({ url });
  });
  return router;
};
