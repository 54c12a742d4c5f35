import { IDENTITY_HEADER, type Identity } from '@360/contracts/identity';
import type { RequestHandler, Response } from 'express';
import { AppError } from '../errors.ts';
import { verifyIdentity } from '../identity.ts';

/** Refuses what did not come through the gateway with 401. */
export const requireIdentity =
  (key: Uint8Array): RequestHandler =>
  async (req, res, next) => {
    res.locals.identity = await verifyIdentity(req.get(IDENTITY_HEADER), key);
    next();
  };

/** Who asks. Only behind `requireIdentity`. */
export const identityOf = (res: Response): Identity => res.locals.identity as Identity;

const SERVICE = 'service:';

/** Whether another service asks, and no reader. */
export const isService = ({ sub }: Identity): boolean => sub.startsWith(SERVICE);

/** Refuses whoever is not the service of that name with 403. Only behind `requireIdentity`. */
export const requireService =
  (name: string): RequestHandler =>
  (_req, res, next) => {
    if (identityOf(res).sub !== `${SERVICE}${name}`)
      throw new AppError('forbidden', `This address is for the ${name} service only.`);
    next();
  };

/** Refuses whoever does not hold the role with 403. Only behind `requireIdentity`. */
export const requireRole =
  (role: Identity['roles'][number]): RequestHandler =>
  (_req, res, next) => {
    if (!identityOf(res).roles.includes(role)) throw new AppError('forbidden', `This address is for ${role}s only.`);
    next();
  };
