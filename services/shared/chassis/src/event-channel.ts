import { EVENTS_CHANNEL, type StreamEvent, streamEventSchema } from '@360/contracts/events';
import type { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/** Tells open pages what happened. An event is a hint, not a record: one that cannot be sent is logged and dropped. */
export const publishEvent = async (redis: Redis, logger: Logger, event: StreamEvent): Promise<void> => {
  try {
    await redis.publish(EVENTS_CHANNEL, JSON.stringify(event));
  } catch (cause) {
    logger.warn({ err: cause, event: event.type }, 'event dropped');
  }
};

/** Calls back for every well-formed event. The connection must serve nothing else (Redis subscriber mode). */
export const subscribeEvents = async (
  redis: Redis,
  logger: Logger,
  onEvent: (event: StreamEvent) => void,
): Promise<void> => {
  redis.on('message', (_channel: string, message: string) => {
    const parsed = parseEvent(message);
    if (parsed) onEvent(parsed);
    else logger.warn('malformed event ignored');
  });
  await redis.subscribe(EVENTS_CHANNEL);
};

const parseEvent = (message: string): StreamEvent | undefined => {
  try {
    return streamEventSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
};
