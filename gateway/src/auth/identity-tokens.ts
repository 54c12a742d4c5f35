import { IDENTITY_TTL_S, signIdentity } from '@360/chassis/identity';
import { createLru } from '../lru.ts';

/** A token handed on is good for at least half of its life still. */
const REUSE_MS = (IDENTITY_TTL_S / 2) * 1_000;

/** Whose data a session's is, for every service. */
export const subjectOf = (sid: string): string => `anon:${sid}`;

interface Kept {
  readonly token: Promise<string>;
  readonly until: number;
}

/** Signs what services are told of a session, once per half life; the `capacity` sessions seen last are remembered. */
export const createIdentityTokens = (key: Uint8Array, capacity = 10_000, now: () => number = Date.now) => {
  const kept = createLru<string, Kept>(capacity);
  return {
    tokenFor: (sid: string): Promise<string> => {
      const known = kept.get(sid);
      if (known && known.until > now()) return known.token;
      const token = signIdentity({ sub: subjectOf(sid), sid, roles: ['reader'] }, key);
      kept.set(sid, { token, until: now() + REUSE_MS });
      return token;
    },
    /** Never remembered: an operator is one for a single request. */
    operatorToken: (name: string, sid: string): Promise<string> =>
      signIdentity({ sub: `operator:${name}`, sid, roles: ['reader', 'operator'] }, key),
  };
};
export type IdentityTokens = ReturnType<typeof createIdentityTokens>;
