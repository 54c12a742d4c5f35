import { randomBytes } from 'node:crypto';
import { type Request, Router } from 'express';
import type { Session } from './account.ts';
import type { CallParts } from './create-app.ts';
import { happen } from './happen.ts';
import { idOfCall } from './id-of-call.ts';
import { missing, refuse } from './refusal.ts';
import { sessionForm } from './requests.ts';
import { sessionView } from './views.ts';

const DAY_S = 86_400;

const wantsCharge = (req: Request): boolean => JSON.stringify(req.query.expand ?? '').includes('latest_charge');

/** Checkout sessions. */
export const checkoutCalls = ({ accounts, catalogue, now, onHappening, checkoutPage }: CallParts): Router => {
  const router = Router();

  const read = async (req: Request) => {
    const form = sessionForm.parse(req.body);
    const [item] = form.line_items;
    const [discount] = form.discounts;
    const price = item && (await catalogue.byId(item.price));
    const coupon = discount && (await catalogue.byId(discount.coupon));
    if (!price) throw missing('price');
    if (discount && !coupon) throw missing('coupon');
    return { form, price, off: Math.min(coupon?.unitAmount ?? 0, price.unitAmount) };
  };
  const sessionOf = async (req: Request): Promise<Session> => {
    const { form, price, off } = await read(req);
    const id = idOfCall('cs_test', req);
    return {
      ...{ id, secret: `${id}_secret_${randomBytes(18).toString('base64url')}`, created: now() },
      ...{ expiresAt: now() + DAY_S, mode: form.mode, status: 'open', metadata: form.metadata, discount: off },
      price: { id: price.id, product: price.product, unitAmount: price.unitAmount, recurring: price.recurring },
      innerMetadata: form.invoice_creation?.invoice_data.metadata ?? form.subscription_data.metadata,
      trialDays: form.subscription_data.trial_period_days ?? 0,
      ...{ successUrl: form.success_url, cancelUrl: form.cancel_url },
      ...{ subscription: null, invoice: null, paymentIntent: null },
    };
  };

  router.post('/checkout/sessions', async (req, res) => {
    const session = await sessionOf(req);
    const view = await accounts.change({ _id: sessionForm.parse(req.body).customer }, (account) => {
      if (account.deleted) return null;
      const known = account.sessions.find(({ id }) => id === session.id);
      if (!known) account.sessions.unshift(session);
      return sessionView(account, known ?? session, checkoutPage);
    });
    if (!view) throw missing('customer');
    res.json(view);
  });
  router.get('/checkout/sessions/:id', async (req, res) => {
    const account = await accounts.find({ 'sessions.id': req.params.id });
    const session = account?.sessions.find(({ id }) => id === req.params.id);
    if (!account || !session) throw missing('checkout.session');
    res.json(sessionView(account, session, checkoutPage, wantsCharge(req)));
  });
  router.post('/checkout/sessions/:id/expire', async (req, res) => {
    const view = await accounts.change({ 'sessions.id': req.params.id }, (account) => {
      const session = account.sessions.find(({ id }) => id === req.params.id);
      if (session?.status !== 'open') return null;
      session.status = 'expired';
      happen.session(account, 'expired', session, now());
      return sessionView(account, session, checkoutPage);
    });
    if (!view)
      throw refuse({
        ...{ status: 400, type: 'invalid_request_error', code: 'checkout_session_not_open' },
        message: 'Only open sessions can be expired.',
      });
    onHappening();
    res.json(view);
  });
  return router;
};
