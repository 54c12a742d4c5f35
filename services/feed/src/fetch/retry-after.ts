/**
 * The pause a `Retry-After` header asks for (RFC 9110 section 10.2.3), in milliseconds from `now`; null when it is
 * absent, past or no date.
 */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) || at <= now ? null : at - now;
};

type ReadHeader = (name: string) => string | null;

/** Epoch seconds have been above this since 2001, and no server asks to be left alone for thirty years. */
const FIRST_EPOCH_SECONDS = 1_000_000_000;
const RATE_HEADERS = ['x-rate-limit', 'x-ratelimit', 'ratelimit'];

const resetMs = (value: string | null, now: number): number | null => {
  if (value === null) return null;
  const number = /^\d{1,12}$/.test(value.trim()) ? Number(value) : null;
  if (number !== null && number < FIRST_EPOCH_SECONDS) return number * 1_000;
  const at = number === null ? Date.parse(value) : number * 1_000;
  return Number.isNaN(at) || at <= now ? null : at - now;
};

/**
 * The pause an answer asks for, in milliseconds from `now`: its `Retry-After`, else the time until its rate limit opens
 * again where the limit is used up. Limits are read as X, Mastodon and Bluesky write them (`x-rate-limit-reset` and its
 * like: epoch seconds, a date, or seconds from now).
 */
export const pauseMs = (status: number, header: ReadHeader, now: number): number | null => {
  const asked = retryAfterMs(header('retry-after'), now);
  if (asked !== null) return asked;
  for (const name of RATE_HEADERS)
    if (status === 429 || header(`${name}-remaining`)?.trim() === '0') {
      const reset = resetMs(header(`${name}-reset`), now);
      if (reset !== null) return reset;
    }
  return null;
};
