import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@360/contracts/identity';
import type { RequestHandler } from 'express';
import { requestContext } from '../request-context.ts';

const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * Gives the request an id and carries it to logs and answers. `trust` takes over the one a neighbour sends; the
 * outermost process makes its own.
 */
export const requestId =
  ({ trust }: { trust: boolean }): RequestHandler =>
  (req, res, next) => {
    const given = trust ? req.get(REQUEST_ID_HEADER) : undefined;
    const id = given && WELL_FORMED.test(given) ? given : randomUUID();
    req.headers[REQUEST_ID_HEADER] = id;
    res.setHeader(REQUEST_ID_HEADER, id);
    requestContext.run({ requestId: id }, next);
  };

export const requestIdOf = (res: { getHeader(name: string): unknown }): string =>
  String(res.getHeader(REQUEST_ID_HEADER));
