/** Searches that one worker checks at a time. */
export const WATCHED_AT_ONCE = 4;

const FIRST_RETRY_MS = 5_000;
const REFUSED_MAX_MS = 24 * 60 * 60_000;

/** Why a check failed: the search service cannot answer anything at the moment, or not this query. */
export type CheckFailure = 'away' | 'refused';

/**
 * How long after a failed check the next one is, in ms; `failures` counts from 1. A service that was away delays a search
 * no longer than its usual pause; a query that is refused is asked ever more seldom, at least once a day.
 */
export const retryAfterMs = (failure: CheckFailure, failures: number, everyMs: number): number =>
  failure === 'away'
    ? Math.min(everyMs, FIRST_RETRY_MS * 2 ** (failures - 1))
    : Math.max(everyMs, Math.min(REFUSED_MAX_MS, everyMs * 2 ** failures));
