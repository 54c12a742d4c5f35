import { withDeadline } from '@360/chassis/deadline';
import type { Logger } from '@360/chassis/logger';
import type { Breaker, Outcome } from './breaker.ts';
import type { Budget, Reservation } from './budget.ts';
import { tokensOf } from './prompts/prompt.ts';
import {
  type FallbackReason,
  type Provider,
  ProviderFailure,
  type ProviderName,
  type ProviderReply,
  type WritingTask,
} from './provider.ts';
import { withRetries } from './retry.ts';
import { TIMES, type Times } from './times.ts';

export interface AskParts {
  /** One for each provider. */
  readonly breaker: (name: ProviderName) => Breaker;
  readonly budget: Budget;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly logger: Logger;
  readonly times?: Times;
  readonly random?: () => number;
}

export interface Asked {
  /** Whose daily calls it counts for; null where nobody asked for it in person. */
  readonly reader: string | null;
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** Said of the provider itself; a refusal or a poor text is said of one task. */
const FAULTS: ReadonlySet<FallbackReason> = new Set([
  ...(['timeout', 'rate-limited', 'unavailable', 'network', 'cut', 'rejected', 'invalid-reply'] as const),
]);
const outcomeOf = ({ reason }: ProviderFailure): Outcome =>
  FAULTS.has(reason) ? 'failed' : reason === 'cancelled' ? 'neither' : 'worked';

/** Signals when the time is up or the reader has gone. */
const limitedTo = (ms: number, signal: AbortSignal | undefined) => {
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(new DOMException('The time for a model is up.', 'TimeoutError')), ms);
  return {
    signal: signal ? AbortSignal.any([own.signal, signal]) : own.signal,
    end: () => clearTimeout(timer),
  };
};

/** What comes too late is not used. */
const givenBack = async (late: Awaited<ReturnType<Budget['reserve']>>): Promise<void> => {
  if (typeof late !== 'string') await late.settle(0).catch(() => undefined);
};

const reservedFor = async (
  { budget, times = TIMES, logger }: AskParts,
  cost: number,
  reader: string | null,
): Promise<Reservation> => {
  const asked = budget.reserve(reader, cost);
  const answer = await withDeadline(asked, times.reserve, 'The budget').catch((cause: unknown) => {
    logger.warn({ err: cause }, 'budget of models unknown');
    asked.then(givenBack, () => undefined);
    return 'budget-unknown' as const;
  });
  if (typeof answer === 'string') throw new ProviderFailure(answer);
  return answer;
};

const settled = (reservation: Reservation, tokens: number, logger: Logger): void => {
  reservation.settle(tokens).catch((cause: unknown) => logger.warn({ err: cause }, 'budget of models not settled'));
};

/**
 * Has a provider asked within budget, breaker and time, where it may cost `cost` tokens. @throws ProviderFailure, and
 * nothing else as long as `ask` does not
 */
export const askWithin = async <Reply extends { readonly tokens: number }>(
  parts: AskParts,
  name: ProviderName,
  cost: number,
  asked: Asked,
  ask: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> => {
  const { breaker, clock, times = TIMES, random = Math.random, logger } = parts;
  const settle = breaker(name).admit();
  if (!settle) throw new ProviderFailure('breaker-open');
  const reservation = await reservedFor(parts, cost, asked.reader).catch((cause: unknown) => {
    settle('neither');
    throw cause;
  });
  const limit = limitedTo(times.model, asked.signal);
  const terms = { until: clock() + times.model, attemptMs: times.attempt, now: clock, random };
  try {
    const reply = await withRetries(() => ask(limit.signal), terms, limit.signal);
    settle('worked');
    settled(reservation, reply.tokens, logger);
    return reply;
  } catch (cause) {
    settle(cause instanceof ProviderFailure ? outcomeOf(cause) : 'failed');
    settled(reservation, cause instanceof ProviderFailure ? cause.tokens : 0, logger);
    throw cause;
  } finally {
    limit.end();
  }
};

/** Has a text written by a provider within budget, breaker and time. @throws ProviderFailure */
export const askProvider = (
  parts: AskParts,
  provider: Provider,
  task: WritingTask,
  asked: Asked,
): Promise<ProviderReply> =>
  askWithin(parts, provider.name, tokensOf(task), asked, (signal) => provider.write(task, signal));
