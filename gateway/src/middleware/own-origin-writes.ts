import { sendProblem } from '@360/chassis/http/error-handler';
import type { Request, RequestHandler } from 'express';
import { isWrite } from './request-guard.ts';

const isOwnOrigin = (origin: string, req: Request, publicOrigin: string | undefined): boolean => {
  if (publicOrigin) return origin === publicOrigin;
  const { host } = req.headers;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
};

/**
 * Refuses writes that another site makes a reader's browser send. Browsers state where a write comes from; programs that
 * state nothing carry no reader's cookie.
 */
export const ownOriginWrites =
  (publicOrigin: string | undefined): RequestHandler =>
  (req, res, next) => {
    const { origin } = req.headers;
    const foreign =
      (origin !== undefined && !isOwnOrigin(origin, req, publicOrigin)) ||
      req.headers['sec-fetch-site'] === 'cross-site';
    if (isWrite(req.method) && foreign) sendProblem(res, 'forbidden', 'Changes are only taken from our own pages.');
    else next();
  };
