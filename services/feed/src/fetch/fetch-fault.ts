export type FetchFaultKind =
  | 'refused-address'
  | 'bad-scheme'
  | 'too-large'
  | 'timed-out'
  | 'too-many-redirects'
  | 'http-status'
  | 'network'
  | 'not-a-feed'
  | 'parse';

interface FetchFaultDetails {
  status?: number;
  retryAfterMs?: number | null;
  cause?: unknown;
}

/** Why a feed could not be read. The message is one sentence that may be shown to a reader. */
export class FetchFault extends Error {
  readonly kind: FetchFaultKind;
  /** The HTTP status, for `http-status` only. */
  readonly status: number | null;
  /** How long the server asked to be left alone, in milliseconds from now. */
  readonly retryAfterMs: number | null;

  constructor(kind: FetchFaultKind, message: string, details: FetchFaultDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'FetchFault';
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}
