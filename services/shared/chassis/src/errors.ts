import type { ErrorCode } from '@360/contracts/problem';

/** The HTTP status of each code. */
export const STATUS_OF: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many_requests: 429,
  upstream_unavailable: 502,
  upstream_timeout: 504,
  unavailable: 503,
  internal: 500,
};

/** A failure whose message may be shown to the reader. Anything else thrown is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
  }
}
