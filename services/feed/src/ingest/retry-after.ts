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
