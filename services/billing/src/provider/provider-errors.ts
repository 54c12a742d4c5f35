import { AppError } from '@360/chassis/errors';
import Stripe from 'stripe';
import { cardSentence } from './card-sentences.ts';

/** What a reader is told where the payment provider cannot do its part. */
export const PROVIDER_AWAY = 'The payment provider does not answer. Please try again in a moment.';

/** Whether the payment provider knows no such thing, or not any more. */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing';

/** Whether the payment provider understood and will not, as with a checkout that is paid or over. */
export const isRefused = (cause: unknown): boolean => cause instanceof Stripe.errors.StripeInvalidRequestError;

/**
 * Asks the payment provider. @throws AppError `payment_required` where a card is refused, `upstream_unavailable` with
 * `sentence` where anything else fails there
 */
export const asking = async <Result>(ask: () => Promise<Result>, sentence = PROVIDER_AWAY): Promise<Result> => {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeCardError)
      throw new AppError('payment_required', cardSentence(cause.decline_code ?? cause.code), { cause });
    if (cause instanceof Stripe.errors.StripeError) throw new AppError('upstream_unavailable', sentence, { cause });
    throw cause;
  }
};
