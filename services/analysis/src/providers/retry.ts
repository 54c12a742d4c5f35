import { setTimeout as sleep } from 'node:timers/promises';
import { type FallbackReason, ProviderFailure } from './provider.ts';

/** Failures that may be gone in a moment. */
const PASSING: ReadonlySet<FallbackReason> = new Set(['rate-limited', 'unavailable', 'network', 'cut']);
const ATTEMPTS = 3;
const BASE_MS = 250;
const CAP_MS = 2_000;

export interface RetryTerms {
  /** Moment, in milliseconds of `now`, at which all is over. */
  readonly until: number;
  /** Least that has to be left for another attempt. */
  readonly attemptMs: number;
  readonly now: () => number;
  /** 0 (included) to 1 (not). */
  readonly random: () => number;
}

/**
 * How long to wait before the attempt after number `attempt` (from 1): any moment up to a bound that doubles (full
 * jitter), or what the provider asked for. Null: no further attempt, by kind of failure, number or time.
 */
export const waitBefore = (
  attempt: number,
  failure: ProviderFailure,
  { until, attemptMs, now, random }: RetryTerms,
): number | null => {
  if (!PASSING.has(failure.reason) || attempt >= ATTEMPTS) return null;
  const jitter = random() * Math.min(CAP_MS, BASE_MS * 2 ** attempt);
  const wait = Math.max(failure.retryAfterMs ?? 0, jitter);
  return now() + wait + attemptMs <= until ? wait : null;
};

const asFailure = (cause: unknown): ProviderFailure => {
  if (cause instanceof ProviderFailure) return cause;
  throw cause;
};

/** Tries until it works or `waitBefore` says no; tokens are those of all attempts. @throws the last ProviderFailure. */
export const withRetries = async <T extends { readonly tokens: number }>(
  ask: () => Promise<T>,
  terms: RetryTerms,
  signal: AbortSignal,
): Promise<T> => {
  let tokens = 0;
  for (let attempt = 1; ; attempt++) {
    const outcome = await ask().then(
      (value) => ({ value }),
      (cause: unknown) => ({ failure: asFailure(cause) }),
    );
    if ('value' in outcome) return { ...outcome.value, tokens: outcome.value.tokens + tokens };
    const { failure } = outcome;
    tokens += failure.tokens;
    const wait = signal.aborted ? null : waitBefore(attempt, failure, terms);
    if (wait === null) throw new ProviderFailure(failure.reason, { ...failure, tokens });
    await sleep(wait, undefined, { signal }).catch(() => undefined);
  }
};
