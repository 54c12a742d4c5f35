import type { ErrorRequestHandler, Response } from 'express';

const PAYLOAD_TOO_LARGE = 413;

const isTooLarge = (cause: unknown): boolean =>
  cause instanceof Error && 'status' in cause && cause.status === PAYLOAD_TOO_LARGE;

/** Answers for a body that is longer than its route reads. */
export const failWhenTooLarge =
  (send: (res: Response, status: number) => void): ErrorRequestHandler =>
  (cause, _req, res, next) => {
    if (isTooLarge(cause)) send(res, PAYLOAD_TOO_LARGE);
    else next(cause);
  };
