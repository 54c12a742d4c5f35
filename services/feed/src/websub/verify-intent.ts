import { z } from 'zod';
import type { FeedRepo } from '../feeds/feed.repo.ts';
import { leaseTerms } from './hub-terms.ts';
import type { SubscriptionDoc } from './subscription.model.ts';
import type { SubscriptionRepo } from './subscription.repo.ts';

const DAY_MS = 24 * 60 * 60_000;
const LONGEST_REASON = 200;

const intentSchema = z.discriminatedUnion('hub.mode', [
  z.object({
    'hub.mode': z.literal('subscribe'),
    'hub.topic': z.string(),
    'hub.challenge': z.string().min(1).max(2_048),
    'hub.lease_seconds': z.coerce.number().int().positive().optional(),
  }),
  z.object({
    'hub.mode': z.literal('unsubscribe'),
    'hub.topic': z.string(),
    'hub.challenge': z.string().min(1).max(2_048),
  }),
  z.object({ 'hub.mode': z.literal('denied'), 'hub.topic': z.string(), 'hub.reason': z.string().optional() }),
]);
type Intent = z.infer<typeof intentSchema>;

interface Parts {
  feeds: FeedRepo;
  subscriptions: SubscriptionRepo;
}

const agree = async (
  { feeds, subscriptions }: Parts,
  subscription: SubscriptionDoc,
  seconds: number | undefined,
  now: Date,
) => {
  const { endsAt: leaseEndsAt, renewAt: nextRequestAt } = leaseTerms(seconds, now);
  const agreed = { state: 'active', isAwaited: false, failures: 0, error: null } as const;
  const isFirst = await subscriptions.settleAwaited(subscription._id, { ...agreed, leaseEndsAt, nextRequestAt });
  if (isFirst) await feeds.setPush(subscription._id, 'active', now);
  return isFirst;
};

const deny = async ({ feeds, subscriptions }: Parts, { _id }: SubscriptionDoc, reason: string, now: Date) => {
  const error = reason ? `The hub refused: ${reason.slice(0, LONGEST_REASON)}` : 'The hub refused.';
  const nextRequestAt = new Date(now.getTime() + DAY_MS);
  await subscriptions.settle(_id, { state: 'refused', isAwaited: false, error, leaseEndsAt: null, nextRequestAt });
  await feeds.setPush(_id, 'refused', now);
};

const answer = async (parts: Parts, subscription: SubscriptionDoc, intent: Intent, now: Date) => {
  const isEnding = subscription.state === 'ending';
  if (intent['hub.mode'] === 'denied') {
    if (isEnding) await parts.subscriptions.remove(subscription._id);
    else await deny(parts, subscription, intent['hub.reason'] ?? '', now);
    return '';
  }
  if (!subscription.isAwaited || isEnding !== (intent['hub.mode'] === 'unsubscribe')) return null;
  if (intent['hub.mode'] === 'unsubscribe') await parts.subscriptions.remove(subscription._id);
  else if (!(await agree(parts, subscription, intent['hub.lease_seconds'], now))) return null;
  return intent['hub.challenge'];
};

/**
 * Answers a hub that asks whether a request was ours (WebSub section 5.3), or says that it refused (section 5.2).
 * @returns what to answer with; null when nothing of the kind was asked for
 */
export const verifyIntent = async (
  parts: Parts,
  callbackId: string,
  query: unknown,
  now: Date,
): Promise<string | null> => {
  const intent = intentSchema.safeParse(query);
  if (!intent.success) return null;
  const subscription = await parts.subscriptions.byCallback(callbackId);
  if (!subscription || subscription.topic !== intent.data['hub.topic']) return null;
  return await answer(parts, subscription, intent.data, now);
};
