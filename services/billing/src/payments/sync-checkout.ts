import type { StreamEvent } from '@360/contracts/events';
import type Stripe from 'stripe';
import { isMissing } from '../provider/provider-errors.ts';
import type { SyncReader } from '../subscriptions/sync-reader.ts';
import type { CheckoutDoc, CheckoutState } from './checkout.model.ts';
import type { CheckoutRepo } from './checkout.repo.ts';
import { resyncTime } from './resync-time.ts';

interface Parts {
  checkouts: Pick<CheckoutRepo, 'byId' | 'advance' | 'putOff'>;
  stripe: Pick<Stripe, 'checkout'>;
  syncReader: SyncReader;
  publish: (event: StreamEvent) => Promise<void>;
  now: () => Date;
}

type Payment = Pick<CheckoutDoc, 'paymentIntent'> & { state: CheckoutState };

/** How far a session of Stripe's is; complete and unpaid is one whose payment is still under way. */
const paymentOf = (session: Stripe.Checkout.Session): Payment => {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
  const paymentIntent = intent?.id ?? null;
  if (charge?.refunded) return { state: 'refunded', paymentIntent };
  if (session.status === 'expired') return { state: 'canceled', paymentIntent };
  const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
  return { state: isPaid ? 'paid' : 'open', paymentIntent };
};

/**
 * Reads a checkout at the payment provider and stores how far it is: the only way in which it comes to be known here. A
 * state only ever goes on, so readings may come in any order. Null where the checkout is not known.
 */
export const createSyncCheckout = ({ checkouts, stripe, syncReader, publish, now }: Parts) => {
  const read = async (id: string): Promise<Payment> => {
    try {
      return paymentOf(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }));
    } catch (cause) {
      if (isMissing(cause)) return { state: 'canceled', paymentIntent: null };
      throw cause;
    }
  };

  return async (id: string): Promise<CheckoutDoc | null> => {
    const known = await checkouts.byId(id);
    if (!known) return null;
    const { state, paymentIntent } = await read(id);
    if (state === 'open') {
      await checkouts.putOff(id, resyncTime(known.createdAt, now()));
      return known;
    }
    // Whoever is told that it is paid can count on the plan.
    const told = known.kind === 'subscription' && state === 'paid' && (await syncReader(known.sub));
    const changed = await checkouts.advance(id, state, paymentIntent, now());
    if (changed && !told) await publish({ type: 'billing.changed', to: known.sub });
    return await checkouts.byId(id);
  };
};
export type SyncCheckout = ReturnType<typeof createSyncCheckout>;
