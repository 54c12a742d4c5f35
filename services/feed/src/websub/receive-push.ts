import { hash } from 'node:crypto';
import type { Logger } from '@360/chassis/logger';
import type { FeedDoc } from '../feeds/feed.model.ts';
import type { FeedRepo } from '../feeds/feed.repo.ts';
import { FetchFault } from '../fetch/fetch-fault.ts';
import { linksOfHeader } from '../fetch/link-header.ts';
import { isSignedWith } from './signature.ts';
import type { SubscriptionDoc } from './subscription.model.ts';
import type { SubscriptionRepo } from './subscription.repo.ts';

/** Takes in what a feed says, as a poll would. @throws FetchFault when it is no feed */
export type TakePush = (feed: FeedDoc, body: Uint8Array, contentType: string | null, now: Date) => Promise<void>;

export interface Push {
  body: Uint8Array;
  contentType: string | null;
  signature: string | undefined;
  link: string | null;
}

export interface PushParts {
  feeds: FeedRepo;
  subscriptions: SubscriptionRepo;
  take: TakePush;
  logger: Logger;
}

/** Why a push has no effect; its hub is not told (WebSub section 7.1). */
export type PushOutcome = 'taken' | 'forged' | 'other topic' | 'repeated' | 'not subscribed' | 'no feed';

/** A hub says of which topic it speaks (section 7); one that does not is believed by its signature alone. */
const isOfTopic = ({ link }: Push, topic: string): boolean => {
  const self = linksOfHeader(link, topic).filter(({ rels }) => rels.includes('self'));
  return self.length === 0 || self.some(({ url }) => url === new URL(topic).href);
};

const judge = (subscription: SubscriptionDoc, push: Push, digest: string): PushOutcome => {
  if (!isSignedWith(subscription.secret, push.signature, push.body)) return 'forged';
  if (!isOfTopic(push, subscription.topic)) return 'other topic';
  if (subscription.state !== 'active') return 'not subscribed';
  return subscription.recent.includes(digest) ? 'repeated' : 'taken';
};

/**
 * Takes in what a hub distributes, once, if its signature is right. It is remembered after it was stored, so that a hub
 * that was not answered may send it again.
 * @throws whatever the store throws
 */
export const receivePush = async (
  { feeds, subscriptions, take, logger }: PushParts,
  subscription: SubscriptionDoc,
  push: Push,
  now: Date,
): Promise<PushOutcome> => {
  const { _id } = subscription;
  const digest = hash('sha256', push.body);
  const outcome = judge(subscription, push, digest);
  const [feed] = outcome === 'taken' ? await feeds.byIds([_id]) : [];
  if (outcome !== 'taken' || !feed?.active) {
    logger.warn({ feed: _id, outcome }, 'push ignored');
    return outcome === 'taken' ? 'not subscribed' : outcome;
  }
  try {
    await take(feed, push.body, push.contentType, now);
  } catch (cause) {
    if (!(cause instanceof FetchFault)) throw cause;
    logger.warn({ feed: _id, fault: cause.message }, 'push is no feed');
    return 'no feed';
  }
  await subscriptions.savePush(_id, digest, now);
  return 'taken';
};
