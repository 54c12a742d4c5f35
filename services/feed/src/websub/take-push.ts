import type { FeedRepo } from '../feeds/feed.repo.ts';
import type { TakePush } from './receive-push.ts';

/** However often a hub tells of a feed, it is not asked again sooner, in ms. */
const LEAST_BETWEEN_MS = 15_000;

/**
 * What is done with a push: a process that reads feeds (`reader` gives its way to) takes the body in, one that only answers
 * makes the feed due, so that one that reads feeds asks for it at once.
 */
export const createTakePush =
  (feeds: FeedRepo, reader: () => TakePush | undefined): TakePush =>
  async (feed, body, contentType, now) => {
    const take = reader();
    if (take) await take(feed, body, contentType, now);
    else await feeds.makeDue(feed._id, now, new Date(now.getTime() - LEAST_BETWEEN_MS));
  };
