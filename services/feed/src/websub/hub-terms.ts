import { FetchFault } from '../fetch/fetch-fault.ts';
import type { Posted } from '../fetch/safe-fetch.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What is asked for; the hub decides. */
export const LEASE_SECONDS = 10 * 24 * 60 * 60;
const LONGEST_LEASE_S = 30 * 24 * 60 * 60;
/** However short a lease, its hub is not asked more often. */
const LEAST_RENEWAL_MS = 5 * MINUTE_MS;
const RENEW_AT = 0.8;
/** How long a hub that took a request may take to come back about it. */
export const VERIFICATION_MS = 10 * MINUTE_MS;
const PASSING = new Set([408, 425, 429]);

/** When a lease that the hub gave ends, and when to ask for the next; an absent one is taken to be the one asked for. */
export const leaseTerms = (seconds: number | undefined, now: Date): { endsAt: Date; renewAt: Date } => {
  const leaseMs = Math.min(seconds ?? LEASE_SECONDS, LONGEST_LEASE_S) * 1_000;
  return {
    endsAt: new Date(now.getTime() + leaseMs),
    renewAt: new Date(now.getTime() + Math.max(leaseMs * RENEW_AT, LEAST_RENEWAL_MS)),
  };
};

/** What a request to a hub came to. `sentence` is for a person. */
export type HubAnswer =
  | { kind: 'taken' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'failed'; sentence: string; retryAfterMs: number };

/** Reads the answer of a hub (WebSub section 5.3): 2xx is taken, 4xx refused, all else may pass. */
export const hubAnswerOf = ({ status, retryAfterMs }: Posted): HubAnswer => {
  const sentence = `The hub answered with status ${status}.`;
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status >= 400 && status < 500 && !PASSING.has(status)) return { kind: 'refused', sentence };
  return { kind: 'failed', sentence, retryAfterMs: retryAfterMs ?? 0 };
};

/** What it means that a hub could not be asked. @throws what is no fault of the hub */
export const hubFailureOf = (cause: unknown): HubAnswer => {
  if (!(cause instanceof FetchFault)) throw cause;
  const isForGood = cause.kind === 'refused-address' || cause.kind === 'bad-scheme';
  return isForGood
    ? { kind: 'refused', sentence: cause.message }
    : { kind: 'failed', sentence: cause.message, retryAfterMs: 0 };
};

/** How long to leave a hub alone after `failures` in a row: a minute doubled each time up to a day. */
export const hubBackOffMs = (failures: number, retryAfterMs: number): number =>
  Math.max(Math.min(MINUTE_MS * 2 ** Math.min(failures - 1, 20), DAY_MS), Math.min(retryAfterMs, DAY_MS));

/** A hub that refused is asked once more a day later, then ever less often, at last once a month. */
export const refusalPauseMs = (failures: number): number => DAY_MS * Math.min(2 ** Math.min(failures - 1, 5), 30);
