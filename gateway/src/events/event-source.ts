import { randomBytes } from 'node:crypto';
import { subscribeEvents } from '@360/chassis/event-channel';
import type { Logger } from '@360/chassis/logger';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import { subjectOf } from '../auth/identity-tokens.ts';
import { createEventHub, type EventHub } from './event-hub.ts';

const BEAT_MS = 20_000;

/**
 * One subscription for all pages of this process. It does not wait for Redis: pages may listen before it is there, and it
 * comes back by itself. A session that a gateway has ended, this one too, is told to `onSessionEnded`.
 */
export const startEventSource = (
  redisUrl: string,
  logger: Logger,
  onSessionEnded: (sid: string) => void,
): { hub: EventHub; stop(): void } => {
  const hub = createEventHub(randomBytes(6).toString('hex'));
  const redis = connectRedis(redisUrl, 'subscriber', logger);
  let stopped = false;
  const hear = (event: StreamEvent): void => {
    if (event.type === 'session.ended') {
      onSessionEnded(event.sid);
      hub.endOf(subjectOf(event.sid));
    } else hub.publish(event);
  };
  subscribeEvents(redis, logger, hear).catch((cause: unknown) => {
    if (!stopped) logger.error({ err: cause }, 'events cannot be heard');
  });
  const beat = setInterval(hub.beat, BEAT_MS);
  return {
    hub,
    stop: () => {
      stopped = true;
      clearInterval(beat);
      hub.close();
      redis.disconnect();
    },
  };
};
