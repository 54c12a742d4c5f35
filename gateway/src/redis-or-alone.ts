import { withDeadline } from '@360/chassis/deadline';
import type { Logger } from '@360/chassis/logger';
import type { Redis } from 'ioredis';

/** Longer than this is as good as away. */
const DEADLINE_MS = 250;
/** How long a Redis that is connected and does not answer is left alone. */
const PAUSE_MS = 2_000;

/** `ask` asks Redis; `alone` gives what this process does without it. @throws whatever `alone` throws, nothing of Redis */
export type RedisOrAlone = <T>(what: string, ask: () => Promise<T>, alone: () => T | Promise<T>) => Promise<T>;

/** Nobody waits for a Redis that is away; one that is silent holds up whoever comes first, and the next not at all. */
export const redisOrAlone = (redis: Redis, logger: Logger): RedisOrAlone => {
  let pausedUntil = 0;
  return async (what, ask, alone) => {
    if (redis.status !== 'ready' || Date.now() < pausedUntil) return await alone();
    try {
      return await withDeadline(ask(), DEADLINE_MS, what);
    } catch (cause) {
      pausedUntil = Date.now() + PAUSE_MS;
      logger.warn({ err: cause }, `${what}: done without redis`);
      return await alone();
    }
  };
};
