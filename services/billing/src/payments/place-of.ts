import { AppError } from '@360/chassis/errors';
import type { Request } from 'express';
import type { Place } from './open-checkout.ts';

/**
 * Where a reader comes back to from paying: the site they ask from, which the gateway has found to be ours, else the
 * product's own. @throws AppError `bad_request` where the header is no origin
 */
export const placeOf = (req: Request, returnTo: string | undefined, publicOrigin: string): Place => {
  const origin = req.get('origin');
  const place = { returnTo: returnTo ?? null };
  if (origin === undefined) return { ...place, origin: publicOrigin };
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    throw new AppError('bad_request', 'The request could not be read.');
  return { ...place, origin: new URL(origin).origin };
};
