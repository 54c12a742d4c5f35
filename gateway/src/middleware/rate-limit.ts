import { sendProblem } from '@360/chassis/http/error-handler';
import type { RequestHandler, Response } from 'express';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisOrAlone } from '../redis-or-alone.ts';
import { callerNetwork, callerOf } from './caller.ts';
import { leasedCount, type TakePoints } from './leased-count.ts';
import { type BucketName, type Buckets, WINDOW_S } from './rate-buckets.ts';

/** Readers behind one address; beyond, sessions are being collected to multiply the limit. */
const SESSIONS_PER_NETWORK = 10;

/** A twentieth of a bucket at a time: one question to Redis in thirty reads, and every write counted by itself. */
const LEASES_PER_BUCKET = 20;
const SMALL_BUCKET = 200;

type Count = (key: string) => Promise<RateLimiterRes>;

const refusalOf = (cause: unknown): RateLimiterRes => {
  if (cause instanceof RateLimiterRes) return cause;
  throw cause;
};

const redisPoints = (redis: Redis, name: BucketName, points: number): TakePoints => {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `360:rate:${name}`,
    points,
    duration: WINDOW_S,
    inMemoryBlockOnConsumed: points,
    rejectIfRedisNotReady: true,
  });
  return (key, taken) => limiter.consume(key, taken);
};

/** Points that were given, or refused. */
interface Counted {
  given: boolean;
  state: RateLimiterRes;
}

const counted = async (points: Promise<RateLimiterRes>): Promise<Counted> => {
  try {
    return { given: true, state: await points };
  } catch (cause) {
    return { given: false, state: refusalOf(cause) };
  }
};

/** Counts in Redis for all gateways together; without Redis each counts for itself, so that reading goes on. */
const sharedCount = (redis: Redis, orAlone: RedisOrAlone, name: BucketName, points: number): Count => {
  const size = points < SMALL_BUCKET ? 1 : Math.floor(points / LEASES_PER_BUCKET);
  const shared = leasedCount(redisPoints(redis, name, points), size);
  const own = new RateLimiterMemory({ points, duration: WINDOW_S });
  return async (key) => {
    const { given, state } = await orAlone(
      `counting a request (${name})`,
      () => counted(shared(key)),
      () => counted(own.consume(key)),
    );
    if (!given) throw state;
    return state;
  };
};

/** Header fields of draft-ietf-httpapi-ratelimit-headers: what is left, and in how many seconds it is full again. */
const tell = (res: Response, name: BucketName, points: number, state: RateLimiterRes): number => {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
  res.setHeader('ratelimit-policy', `"${name}";q=${points};w=${WINDOW_S}`);
  res.setHeader('ratelimit', `"${name}";r=${state.remainingPoints};t=${seconds}`);
  return seconds;
};

/** One handler for each bucket; it answers 429 once the caller has emptied it. */
export const createRateLimits = (
  redis: Redis,
  orAlone: RedisOrAlone,
  buckets: Buckets,
  onRefused: (bucket: BucketName) => void,
): Record<BucketName, RequestHandler> => {
  const limit = (name: BucketName): RequestHandler => {
    const points = buckets[name];
    const count = sharedCount(redis, orAlone, name, points);
    const network = new RateLimiterMemory({ points: points * SESSIONS_PER_NETWORK, duration: WINDOW_S });
    return async (req, res, next) => {
      const counted = Promise.all([count(callerOf(req, res)), network.consume(callerNetwork(req))]);
      const refusal = await counted.then(([state]) => {
        tell(res, name, points, state);
      }, refusalOf);
      if (!refusal) return next();
      onRefused(name);
      res.setHeader('retry-after', tell(res, name, points, refusal));
      sendProblem(res, 'too_many_requests', 'Too many requests. Please wait a moment.');
    };
  };
  return {
    read: limit('read'),
    write: limit('write'),
    media: limit('media'),
    events: limit('events'),
    push: limit('push'),
  };
};
