import { AppError } from '@360/chassis/errors';
import type { Logger } from '@360/chassis/logger';
import express, { Router } from 'express';
import type Stripe from 'stripe';
import type { FollowEvent } from './follow-event.ts';

const MOST_BYTES = 512 * 1_024;
/** How old a signature may be, in seconds (docs.stripe.com/webhooks#replay-attacks). */
const TOLERANCE_S = 300;

interface Parts {
  stripe: Pick<Stripe, 'webhooks'>;
  webhookSecret: string;
  followEvent: FollowEvent;
  logger: Logger;
}

/** Where the payment provider tells what happened: signed, over the bytes as they came. */
export const webhookRoutes = ({ stripe, webhookSecret, followEvent, logger }: Parts): Router => {
  const router = Router();
  const raw = express.raw({ type: () => true, limit: MOST_BYTES });

  const read = (body: unknown, signature: string | undefined): Stripe.Event => {
    try {
      if (!Buffer.isBuffer(body) || signature === undefined) throw new Error('no body, or no signature');
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S);
    } catch (cause) {
      logger.warn({ err: cause }, 'webhook refused');
      throw new AppError('bad_request', 'The signature of this webhook is not valid.', { cause });
    }
  };

  router.post('/webhooks/stripe', raw, async (req, res) => {
    await followEvent(read(req.body, req.get('stripe-signature')));
    res.json({ received: true });
  });
  return router;
};
