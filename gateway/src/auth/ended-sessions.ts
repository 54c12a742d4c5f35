import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { createLru } from '../lru.ts';
import type { RedisOrAlone } from '../redis-or-alone.ts';
import { SESSION_MAX_AGE_S } from './session-token.ts';

const REMEMBERED = 10_000;
/** So long a session that Redis did not know as ended is taken without asking again. */
const ASK_AGAIN_MS = 60_000;

/** A hash, since nothing that names a reader stays of them. */
const keyOf = (sid: string): string => `360:session-ended:${createHash('sha256').update(sid).digest('base64url')}`;

/**
 * Sessions that their readers ended, known to all gateways as long as a cookie of theirs could live. While Redis is away
 * each knows those it ended itself.
 */
export interface EndedSessions {
  has(sid: string): Promise<boolean>;
  add(sid: string): Promise<void>;
  /** A gateway has ended it, and has kept that. */
  heardOf(sid: string): void;
}

export const createEndedSessions = (
  redis: Redis,
  orAlone: RedisOrAlone,
  now: () => number = Date.now,
): EndedSessions => {
  const ended = createLru<string, true>(REMEMBERED);
  const unknownUntil = createLru<string, number>(REMEMBERED);

  const heardOf = (sid: string): void => {
    ended.set(sid, true);
    unknownUntil.set(sid, 0);
  };
  const isKept = (sid: string): Promise<boolean | undefined> =>
    orAlone(
      'looking for an ended session',
      async () => (await redis.exists(keyOf(sid))) === 1,
      () => undefined,
    );
  return {
    heardOf,
    has: async (sid) => {
      if (ended.get(sid)) return true;
      if ((unknownUntil.get(sid) ?? 0) > now()) return false;
      const kept = await isKept(sid);
      if (kept) heardOf(sid);
      else if (kept === false) unknownUntil.set(sid, now() + ASK_AGAIN_MS);
      return kept === true;
    },
    add: async (sid) => {
      heardOf(sid);
      await orAlone(
        'keeping an ended session',
        async () => void (await redis.set(keyOf(sid), '', 'EX', SESSION_MAX_AGE_S)),
        () => undefined,
      );
    },
  };
};
