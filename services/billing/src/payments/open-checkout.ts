import { type PaidTier, REPORT_CENTS } from '@360/contracts/billing';
import type Stripe from 'stripe';
import type { PriceOf } from '../provider/products.ts';
import type { CustomerOf } from '../readers/customer-of.ts';
import type { CheckoutDoc } from './checkout.model.ts';
import type { CheckoutRepo } from './checkout.repo.ts';
import { resyncTime } from './resync-time.ts';

interface Parts {
  checkouts: Pick<CheckoutRepo, 'keep'>;
  customerOf: CustomerOf;
  priceOf: PriceOf;
  stripe: Pick<Stripe, 'checkout' | 'coupons'>;
  now: () => Date;
}

/** Where the reader is, and comes back to. */
export interface Place {
  origin: string;
  returnTo: string | null;
}

export interface SubscriptionWish {
  tier: PaidTier;
  trialDays: number;
  /** Taken off the first month. */
  creditCents: number;
  /** Due on paying. */
  amountCents: number;
}

type CreateParams = NonNullable<Parameters<Stripe['checkout']['sessions']['create']>[0]>;

/** Begins checkouts at the payment provider and keeps what they are for. @throws what the provider's SDK throws */
export const createOpenCheckout = ({ checkouts, customerOf, priceOf, stripe, now }: Parts) => {
  type About = Pick<CheckoutDoc, 'kind' | 'tier' | 'reportId' | 'amountCents' | 'creditCents' | 'trialDays'>;

  const open = async (sub: string, about: About, place: Place, params: CreateParams): Promise<CheckoutDoc | null> => {
    const { kind, tier } = about;
    const session = await stripe.checkout.sessions.create({
      ...params,
      customer: await customerOf(sub),
      line_items: [{ price: await priceOf(tier ?? 'report'), quantity: 1 }],
      success_url: `${place.origin}${place.returnTo ?? '/'}`,
      cancel_url: `${place.origin}/billing`,
      metadata: { kind },
    });
    if (!session.url) return null;
    const at = now();
    const doc: Omit<CheckoutDoc, 'rank'> = {
      ...{ _id: session.id, sub, ...about, returnTo: place.returnTo, url: session.url },
      ...{ clientSecret: session.client_secret, state: 'open', paymentIntent: null },
      ...{ createdAt: at, paidAt: null, resyncAt: resyncTime(at, at) },
    };
    await checkouts.keep(doc);
    return { ...doc, rank: 0 };
  };

  return {
    /** Null where the provider names no address to pay at. */
    forSubscription: async (sub: string, wish: SubscriptionWish, place: Place): Promise<CheckoutDoc | null> => {
      const { tier, trialDays, creditCents } = wish;
      const coupon =
        creditCents > 0 &&
        (await stripe.coupons.create({
          amount_off: creditCents,
          currency: 'usd',
          duration: 'once',
          max_redemptions: 1,
        }));
      return await open(sub, { kind: 'subscription', reportId: null, ...wish }, place, {
        mode: 'subscription',
        subscription_data: { metadata: { tier }, ...(trialDays > 0 && { trial_period_days: trialDays }) },
        ...(coupon && { discounts: [{ coupon: coupon.id }] }),
      });
    },
    forReport: (sub: string, reportId: string | null, place: Place): Promise<CheckoutDoc | null> => {
      const price = { amountCents: REPORT_CENTS, creditCents: 0, trialDays: 0 };
      return open(sub, { kind: 'report', tier: null, reportId, ...price }, place, {
        mode: 'payment',
        invoice_creation: { enabled: true, invoice_data: { metadata: { kind: 'report' } } },
      });
    },
  };
};
export type OpenCheckout = ReturnType<typeof createOpenCheckout>;
