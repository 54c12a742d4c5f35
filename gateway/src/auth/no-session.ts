import type { RequestHandler, Response } from 'express';
import type { Session } from './session.ts';

/** For programs that are no readers: all are one visitor, none gets a cookie, and each is counted by its network. */
export const noSession =
  (name: string): RequestHandler =>
  (_req, res: Response, next) => {
    const session: Session = { sid: name, fresh: true };
    res.locals.session = session;
    next();
  };
