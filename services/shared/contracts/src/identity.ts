import { z } from 'zod';

/** The header in which the gateway tells a service who asks. Never accepted from outside. */
export const IDENTITY_HEADER = 'x-360-identity';
export const REQUEST_ID_HEADER = 'x-request-id';

/** What the signed identity says. `sub` is the reader, anonymous ones included; `sid` the session. */
export const identitySchema = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  roles: z.array(z.enum(['reader', 'reviewer', 'operator'])),
});
export type Identity = z.infer<typeof identitySchema>;
