/** For a feed that tells nothing of its pace. */
const UNKNOWN_PACE_MS = 15 * 60_000;
const MAX_BACKOFF_MS = 24 * 60 * 60_000;
const MAX_RETRY_AFTER_MS = 24 * 60 * 60_000;
const JITTER = 0.1;

export interface PollOutcome {
  now: number;
  minIntervalMs: number;
  maxIntervalMs: number;
  /** Polls in a row that failed, this one included; 0 after a success. */
  failures: number;
  /** What the publisher asked for by Retry-After, in ms from now. */
  retryAfterMs: number | null;
  /** What the publisher allows by Cache-Control max-age or the feed's ttl, in ms. */
  freshForMs: number | null;
  /** Mean time between the newest entries, in ms; null where fewer than two are dated. */
  entryGapMs: number | null;
  /** A number in [0, 1) that is the feed's own, so that feeds spread out instead of coming due together. */
  spread: number;
}

/**
 * When to ask a feed again, in ms since the epoch. Half the usual gap between entries, within what the publisher asks
 * for and the longest interval; after failures the minimum doubled each time up to a day; Retry-After (RFC 9110 section 10.2.3) wins.
 */
export const nextPollTime = (outcome: PollOutcome): number => {
  const { now, minIntervalMs, maxIntervalMs, failures, retryAfterMs } = outcome;
  const jitter = 1 + JITTER * outcome.spread;
  if (failures > 0) {
    const backoff = Math.min(minIntervalMs * 2 ** Math.min(failures, 20), MAX_BACKOFF_MS);
    return now + Math.max(backoff * jitter, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
  }
  const wanted = outcome.entryGapMs === null ? UNKNOWN_PACE_MS : outcome.entryGapMs / 2;
  const floor = Math.max(minIntervalMs, Math.min(outcome.freshForMs ?? 0, maxIntervalMs));
  const interval = Math.max(Math.min(wanted, maxIntervalMs), floor);
  return now + Math.max(interval * jitter, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
};

/** The `max-age` of a Cache-Control header in ms (RFC 9111 section 5.2.2.1); 0 for no-cache and no-store, else null. */
export const maxAgeMs = (cacheControl: string | null): number | null => {
  if (!cacheControl) return null;
  if (/\bno-(?:cache|store)\b/i.test(cacheControl)) return 0;
  const seconds = /\bmax-age\s*=\s*"?(\d{1,9})/i.exec(cacheControl)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1_000;
};

/** The mean gap between the newest ten dates, in ms; null where there are fewer than two. */
export const entryGapMs = (dates: number[]): number | null => {
  const newest = dates.toSorted((a, b) => b - a).slice(0, 10);
  const first = newest[0];
  const last = newest.at(-1);
  if (newest.length < 2 || first === undefined || last === undefined) return null;
  return (first - last) / (newest.length - 1);
};
