import { randomBytes } from 'node:crypto';
import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { FeedRepo } from '../feeds/feed.repo.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import {
  type HubAnswer,
  hubAnswerOf,
  hubBackOffMs,
  hubFailureOf,
  LEASE_SECONDS,
  refusalPauseMs,
  VERIFICATION_MS,
} from './hub-terms.ts';
import type { SubscriptionDoc } from './subscription.model.ts';
import type { SubscriptionRepo } from './subscription.repo.ts';

/** What one round takes on, so that a round ends soon. */
const BATCH = 50;
const PAUSE_MS = 2_000;
/** A hub that cannot be told to end is left to the end of its lease. */
const MOST_FAREWELLS = 3;

export interface SubscriberParts {
  feeds: FeedRepo;
  subscriptions: SubscriptionRepo;
  fetch: SafeFetch;
  /** Where hubs reach this service; `/websub/<callback id>` is added. */
  callbackBase: string;
  logger: Logger;
}

const secretText = (): string => randomBytes(32).toString('base64url');

/** Keeps what is agreed with hubs in step with the feeds that name them. */
export const createSubscriber = ({ feeds, subscriptions, fetch, callbackBase, logger }: SubscriberParts) => {
  const base = callbackBase.replace(/\/+$/, '');

  const openNew = async (now: Date): Promise<void> => {
    for (const { _id, hub, topic } of await feeds.awaitingPush(BATCH)) {
      if (!hub || !topic) continue;
      await subscriptions.open({ _id, callbackId: secretText(), hub, topic, secret: secretText() }, now);
      const standing = await subscriptions.byId(_id);
      if (standing && standing.state !== 'ending') await feeds.setPush(_id, standing.state, now);
    }
  };

  const endUnwanted = async (now: Date): Promise<void> => {
    for (const { _id } of await feeds.pushedInVain(BATCH)) {
      await subscriptions.end(_id, now);
      await feeds.setPush(_id, null, now);
    }
  };

  const ask = async ({ state, hub, topic, callbackId, secret }: SubscriptionDoc): Promise<HubAnswer> => {
    const form = new URLSearchParams({
      'hub.mode': state === 'ending' ? 'unsubscribe' : 'subscribe',
      'hub.topic': topic,
      'hub.callback': `${base}/websub/${callbackId}`,
      ...(state !== 'ending' && { 'hub.secret': secret, 'hub.lease_seconds': String(LEASE_SECONDS) }),
    });
    return await fetch.postForm(hub, form).then(hubAnswerOf, hubFailureOf);
  };

  const refuse = async ({ _id, failures }: SubscriptionDoc, sentence: string, now: Date): Promise<void> => {
    const nextRequestAt = new Date(now.getTime() + refusalPauseMs(failures + 1));
    const change = { state: 'refused', isAwaited: false, failures: failures + 1, error: sentence } as const;
    if (await subscriptions.settleAwaited(_id, { ...change, nextRequestAt })) await feeds.setPush(_id, 'refused', now);
  };

  const request = async (subscription: SubscriptionDoc, now: Date): Promise<void> => {
    const { _id, state } = subscription;
    // a request that is still awaited was never answered
    const failures = subscription.failures + (subscription.isAwaited ? 1 : 0);
    if (state === 'ending' && failures >= MOST_FAREWELLS) return await subscriptions.remove(_id);
    // marked before it is sent: some hubs come back before they answer
    await subscriptions.settle(_id, { isAwaited: true, failures });
    const answer = await ask(subscription);
    logger.info({ feed: _id, hub: subscription.hub, state, answer: answer.kind }, 'hub asked');
    if (answer.kind === 'taken') {
      await subscriptions.settleAwaited(_id, { nextRequestAt: new Date(now.getTime() + VERIFICATION_MS) });
    } else if (answer.kind === 'failed') {
      const pause = hubBackOffMs(failures + 1, answer.retryAfterMs);
      const nextRequestAt = new Date(now.getTime() + pause);
      const change = { isAwaited: false, failures: failures + 1, error: answer.sentence, nextRequestAt };
      await subscriptions.settleAwaited(_id, change);
    } else if (state === 'ending') await subscriptions.remove(_id);
    else await refuse({ ...subscription, failures }, answer.sentence, now);
  };

  /** Whether the feed still names this hub for this topic. */
  const isWanted = async ({ _id, hub, topic }: SubscriptionDoc): Promise<boolean> => {
    const [feed] = await feeds.byIds([_id]);
    return feed?.active === true && feed.hub === hub && feed.topic === topic;
  };

  const attend = async (subscription: SubscriptionDoc, now: Date): Promise<void> => {
    const { _id, state, leaseEndsAt } = subscription;
    if (state !== 'ending' && !(await isWanted(subscription))) return await subscriptions.remove(_id);
    if (state === 'active' && leaseEndsAt && leaseEndsAt <= now) {
      await subscriptions.settle(_id, { state: 'pending' });
      await feeds.setPush(_id, 'pending', now);
    }
    await request(subscription, now);
  };

  return {
    /** Subscribes to new hubs, renews what ends soon, takes leave of hubs nobody listens to. */
    round: async (now: Date): Promise<void> => {
      await openNew(now);
      await endUnwanted(now);
      for (let taken = 0; taken < BATCH; taken++) {
        const subscription = await subscriptions.claimDue(now);
        if (!subscription) return;
        await attend(subscription, now);
      }
    },
  };
};
type Subscriber = ReturnType<typeof createSubscriber>;

export const startHubLoop = (subscriber: Subscriber, logger: Logger): Loop =>
  startLoop(
    'hubs',
    () => PAUSE_MS,
    logger,
    async () => {
      await subscriber.round(new Date());
      return false;
    },
  );
