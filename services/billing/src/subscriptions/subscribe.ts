import { AppError } from '@360/chassis/errors';
import { type PaidTier, PLANS, TRIAL_DAYS } from '@360/contracts/billing';
import type Stripe from 'stripe';
import type { CheckoutDoc } from '../payments/checkout.model.ts';
import type { CheckoutRepo } from '../payments/checkout.repo.ts';
import type { OpenCheckout, Place, SubscriptionWish } from '../payments/open-checkout.ts';
import type { SyncCheckout } from '../payments/sync-checkout.ts';
import { asking } from '../provider/provider-errors.ts';
import type { ReaderDoc } from '../readers/reader.model.ts';
import type { ReaderRepo } from '../readers/reader.repo.ts';
import { creditOf } from './credit.ts';
import { isHeld } from './subscription-record.ts';

const FAILED = 'Failed to create subscription';
/** As long, an open checkout of the same is led to again. */
const REUSED_MS = 3_600_000;

interface Parts {
  readers: Pick<ReaderRepo, 'of' | 'swapCheckout'>;
  checkouts: Pick<CheckoutRepo, 'open' | 'byId'>;
  openCheckout: Pick<OpenCheckout, 'forSubscription'>;
  syncCheckout: SyncCheckout;
  stripe: Pick<Stripe, 'checkout'>;
  now: () => Date;
}

/** Whether the first month of Pro would cost this reader nothing. */
export const isTrialAvailable = (reader: Pick<ReaderDoc, 'trialUsed'> | null): boolean => !reader?.trialUsed;

/** @throws AppError `conflict` where there is nothing to subscribe to, or nothing to pay */
const wishOf = (reader: ReaderDoc | null, tier: PaidTier, now: Date): SubscriptionWish => {
  const subscription = reader?.subscription ?? null;
  const { displayName, monthlyCents } = PLANS[tier];
  if (isHeld(subscription, now) && subscription.tier === tier && subscription.status !== 'past_due')
    throw new AppError('conflict', `You have ${displayName} already.`);
  const trialDays = tier === 'pro' && isTrialAvailable(reader) && !isHeld(subscription, now) ? TRIAL_DAYS : 0;
  const creditCents = creditOf(subscription, now);
  if (creditCents >= monthlyCents)
    throw new AppError(
      'conflict',
      `What is left of your plan pays for ${displayName}. Please change your plan instead.`,
    );
  return { tier, trialDays, creditCents, amountCents: trialDays > 0 ? 0 : monthlyCents - creditCents };
};

/**
 * Begins the checkout of a plan, and ends any other that the reader has open, so that one alone can be paid.
 * @throws AppError `conflict` for a plan the reader has, `upstream_unavailable` where the payment provider fails
 */
export const createSubscribe = ({ readers, checkouts, openCheckout, syncCheckout, stripe, now }: Parts) => {
  const close = async (id: string): Promise<void> => {
    // One that was paid a moment ago cannot be ended, and has to be known.
    await stripe.checkout.sessions.expire(id).catch(() => undefined);
    await syncCheckout(id);
  };
  const isSame = (open: CheckoutDoc, wish: SubscriptionWish, { returnTo }: Place): boolean =>
    open.tier === wish.tier &&
    open.trialDays === wish.trialDays &&
    open.creditCents === 0 &&
    wish.creditCents === 0 &&
    open.returnTo === returnTo &&
    now().getTime() - open.createdAt.getTime() < REUSED_MS;

  return async (sub: string, tier: PaidTier, place: Place): Promise<CheckoutDoc> => {
    const reader = await readers.of(sub);
    const wish = wishOf(reader, tier, now());
    const open = await checkouts.open(sub, 'subscription');
    const same = open.find((each) => each._id === reader?.checkoutId && isSame(each, wish, place));
    if (same) return same;
    return await asking(async () => {
      const made = await openCheckout.forSubscription(sub, wish, place);
      if (!made) throw new AppError('upstream_unavailable', FAILED);
      const before = await readers.swapCheckout(sub, made._id);
      if (before && before !== made._id) await close(before);
      return made;
    }, FAILED);
  };
};
export type Subscribe = ReturnType<typeof createSubscribe>;
