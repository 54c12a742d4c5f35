import { createHash } from 'node:crypto';
import type { connectRedis } from '@360/chassis/redis/connect-redis';

type Redis = ReturnType<typeof connectRedis>;

export interface BudgetTerms {
  readonly dailyTokens: number;
  readonly readerDailyCalls: number;
}

export interface Reservation {
  /** Replaces what was set aside by what it cost. Where that is nothing, the reader's call is given back too. */
  settle(tokens: number): Promise<void>;
}

export interface Budget {
  /** Sets `tokens` aside, and one call of the reader; both or, where one is used up, neither. `reader` null: nobody's. */
  reserve(reader: string | null, tokens: number): Promise<Reservation | 'reader-budget' | 'day-budget'>;
  /** Calls of a reader today, those under way included. */
  usedBy(reader: string): Promise<number>;
}

const KEPT_SECONDS = 48 * 3_600;

const RESERVE = `
local tokens, calls = tonumber(ARGV[1]), tonumber(ARGV[2])
if calls > 0 and tonumber(redis.call('GET', KEYS[2]) or '0') + calls > tonumber(ARGV[4]) then return 'reader-budget' end
if tonumber(redis.call('GET', KEYS[1]) or '0') + tokens > tonumber(ARGV[3]) then return 'day-budget' end
redis.call('INCRBY', KEYS[1], tokens)
redis.call('EXPIRE', KEYS[1], ARGV[5])
if calls > 0 then
  redis.call('INCRBY', KEYS[2], calls)
  redis.call('EXPIRE', KEYS[2], ARGV[5])
end
return 'reserved'`;

/** A counter that has expired meanwhile is not begun anew by what is given back to it. */
const SETTLE = `
for at = 1, #KEYS do
  if redis.call('EXISTS', KEYS[at]) == 1 and ARGV[at] ~= '0' then redis.call('INCRBY', KEYS[at], ARGV[at]) end
end
return 'settled'`;

/** Readers are counted under a hash: the counter tells nobody who asked. */
const hashOf = (reader: string): string => createHash('sha256').update(reader).digest('base64url').slice(0, 22);

/** Counters of one day (UTC) in Redis, for all processes together. Braces keep them in one slot of a cluster. */
export const createBudget = (
  redis: Redis,
  prefix: string,
  { dailyTokens, readerDailyCalls }: BudgetTerms,
  now: () => number,
): Budget => {
  const keyOf = (counter: string): string => `${prefix}:{ai}:${new Date(now()).toISOString().slice(0, 10)}:${counter}`;
  const readerKey = (reader: string | null): string => keyOf(`reader:${reader ? hashOf(reader) : ''}`);
  return {
    reserve: async (reader, tokens) => {
      const keys = [keyOf('tokens'), readerKey(reader)];
      const calls = reader === null ? 0 : 1;
      const limits = [dailyTokens, readerDailyCalls, KEPT_SECONDS];
      const answer = await redis.eval(RESERVE, 2, ...keys, tokens, calls, ...limits);
      if (answer === 'reader-budget' || answer === 'day-budget') return answer;
      return {
        settle: async (spent) => {
          await redis.eval(SETTLE, 2, ...keys, Math.round(spent) - tokens, spent === 0 ? -calls : 0);
        },
      };
    },
    usedBy: async (reader) => Math.max(0, Number((await redis.get(readerKey(reader))) ?? 0)),
  };
};
