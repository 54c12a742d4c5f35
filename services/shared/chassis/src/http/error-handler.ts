import type { ErrorCode, Problem } from '@360/contracts/problem';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { ZodError } from 'zod';
import { AppError, STATUS_OF } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { requestIdOf } from './request-id.ts';

/** Sends one error in the shape every error has. `status` is given where HTTP has a finer one than the code's own. */
export const sendProblem = (res: Response, code: ErrorCode, error: string, status: number = STATUS_OF[code]): void => {
  const body: Problem = { error, code, requestId: requestIdOf(res) };
  res.status(status).set('Cache-Control', 'no-store').json(body);
};

export const notFound: RequestHandler = (_req, res) => {
  sendProblem(res, 'not_found', 'There is nothing at this address.');
};

interface ReaderError {
  code: ErrorCode;
  message: string;
}

const statusOf = (cause: unknown): number | undefined =>
  cause instanceof Error && 'status' in cause && typeof cause.status === 'number' ? cause.status : undefined;

/** Drivers name their errors; these are the ones that mean the store is away, not that the request was wrong. */
const STORE_AWAY =
  /^(Mongo(Server(Selection)?|Network|Topology\w*|Pool\w*|NotConnected)\w*Error|MongooseError|MaxRetriesPerRequestError)$/;

const readerError = (cause: unknown): ReaderError => {
  if (cause instanceof AppError) return { code: cause.code, message: cause.message };
  if (cause instanceof ZodError) {
    const [issue] = cause.issues;
    const where = issue?.path.join('.');
    return { code: 'bad_request', message: where ? `${where}: ${issue?.message}` : (issue?.message ?? 'Not valid.') };
  }
  const status = statusOf(cause);
  if (status !== undefined && status >= 400 && status < 500)
    return { code: 'bad_request', message: 'The request could not be read.' };
  if (cause instanceof Error && STORE_AWAY.test(cause.name))
    return { code: 'unavailable', message: 'This is not available right now. Please try again in a moment.' };
  return { code: 'internal', message: 'Something went wrong on our side.' };
};

/** Converts whatever was thrown, once. The reader gets a sentence and an id; the cause goes to the log. */
export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (cause, req, res, _next) => {
    const { code, message } = readerError(cause);
    if (STATUS_OF[code] >= 500) logger.error({ err: cause, path: req.path }, 'request failed');
    if (res.headersSent) res.destroy();
    else sendProblem(res, code, message);
  };
