import { ProviderFailure } from './provider.ts';

const RETRY_AFTER_MAX_MS = 3_600_000;

/** As both SDKs throw it: an answer with a status, or an error told within a stream, which has none. */
interface ApiError {
  readonly status: number | undefined;
  readonly headers: Headers | undefined;
  readonly type?: string | null | undefined;
}

const retryAfter = (headers: Headers | undefined): number | undefined => {
  const told = headers?.get('retry-after-ms') ?? Number(headers?.get('retry-after') ?? Number.NaN) * 1_000;
  const ms = Number(told);
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, RETRY_AFTER_MAX_MS) : undefined;
};

const reasonFor = ({ status, type }: ApiError) => {
  if (status === 429 || /rate_limit|quota/.test(type ?? '')) return 'rate-limited' as const;
  if (status === undefined || status >= 500 || status === 408) return 'unavailable' as const;
  return 'rejected' as const;
};

/** An answer that is none, in our words. */
export const statusFailure = (error: ApiError): ProviderFailure => {
  const retryAfterMs = retryAfter(error.headers);
  return new ProviderFailure(reasonFor(error), {
    ...(error.status !== undefined && { status: error.status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
};
