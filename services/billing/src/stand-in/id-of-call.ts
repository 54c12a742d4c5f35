import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';

/** The id of what a call makes: the same for calls with the same idempotency key (docs.stripe.com/api/idempotent_requests). */
export const idOfCall = (prefix: string, req: Request): string => {
  const key = req.get('idempotency-key') ?? randomUUID();
  return `${prefix}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
};
