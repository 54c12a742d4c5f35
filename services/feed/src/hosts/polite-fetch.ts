import { setTimeout as delay } from 'node:timers/promises';
import { FetchFault } from '../fetch/fetch-fault.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import type { HostTurns } from './host-turns.ts';

const TOO_MANY = 429;
/** For a host that is asked too often and does not say for how long to stay away. */
const TOO_MANY_MS = 60_000;

/** The host may not be asked now. No fault of the feed: it is asked at `until`. */
export class HostBusy extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('The host is asked again later.');
    this.name = 'HostBusy';
    this.until = until;
  }
}

interface Parts {
  fetch: SafeFetch;
  turns: HostTurns;
  /** Origins of the operator's own, which are asked as often as is liked. */
  exempt: readonly string[];
}

const pauseAsked = (cause: unknown): number | null => {
  if (!(cause instanceof FetchFault)) return null;
  return cause.retryAfterMs ?? (cause.status === TOO_MANY ? TOO_MANY_MS : null);
};

/**
 * Reads addresses as `fetch` does, each host at a pace it can bear. What one answer asks for, by Retry-After or 429 (RFC
 * 6585 section 4), holds for the whole host. `get` also throws HostBusy.
 */
export const createPoliteFetch = ({ fetch, turns, exempt }: Parts): SafeFetch => {
  const own = new Set(exempt.map((origin) => new URL(origin).origin));
  return {
    ...fetch,
    get: async (url, request) => {
      const address = URL.parse(url);
      if (!address?.host || own.has(address.origin)) return await fetch.get(url, request);
      const turn = await turns.take(address.host, new Date());
      if (turn.kind === 'later') throw new HostBusy(turn.at);
      try {
        if (turn.waitMs > 0) await delay(turn.waitMs, undefined, request.signal ? { signal: request.signal } : {});
        return await fetch.get(url, request);
      } catch (cause) {
        const pause = pauseAsked(cause);
        if (pause !== null) await turns.holdBack(address.host, pause, new Date());
        throw cause;
      } finally {
        await turn.release();
      }
    },
  };
};
