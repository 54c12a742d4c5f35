export interface BreakerTerms {
  /** So many failures within `windowMs` open it. */
  readonly failures: number;
  readonly windowMs: number;
  /** Nobody is let through for so long; then one is, to try. */
  readonly openMs: number;
}

export const BREAKER_TERMS: BreakerTerms = { failures: 5, windowMs: 60_000, openMs: 30_000 };

/** `neither`: nothing can be told of the provider, as when the reader went away. */
export type Outcome = 'worked' | 'failed' | 'neither';

export interface Breaker {
  /** Null while it is open; else what has to be called once, with how it went. */
  admit(): ((outcome: Outcome) => void) | null;
}

/**
 * Keeps from asking a provider that is down. Closed it lets all through; open none; after `openMs` a single one, which
 * closes it when it works and opens it for as long again when it fails.
 */
export const createBreaker = ({ failures, windowMs, openMs }: BreakerTerms, now: () => number): Breaker => {
  let failedAt: number[] = [];
  let openedAt: number | null = null;
  let probing = false;

  const settleProbe = (outcome: Outcome) => {
    probing = false;
    if (outcome === 'failed') openedAt = now();
    if (outcome !== 'worked') return;
    openedAt = null;
    failedAt = [];
  };
  const settle = (outcome: Outcome) => {
    if (outcome !== 'failed' || openedAt !== null) return;
    failedAt = [...failedAt.filter((at) => at > now() - windowMs), now()];
    if (failedAt.length >= failures) openedAt = now();
  };
  const once = (then: (outcome: Outcome) => void) => {
    let settled = false;
    return (outcome: Outcome) => {
      if (!settled) then(outcome);
      settled = true;
    };
  };

  return {
    admit: () => {
      if (openedAt === null) return once(settle);
      if (probing || now() - openedAt < openMs) return null;
      probing = true;
      return once(settleProbe);
    },
  };
};

/** One for each name, made when it is first asked for. */
export const createBreakers = <Name extends string>(now: () => number): ((name: Name) => Breaker) => {
  const breakers = new Map<Name, Breaker>();
  return (name) => {
    const known = breakers.get(name) ?? createBreaker(BREAKER_TERMS, now);
    breakers.set(name, known);
    return known;
  };
};
