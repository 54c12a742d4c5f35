import { type Identity, identitySchema } from '@360/contracts/identity';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from './errors.ts';

const ISSUER = 'gateway';
const AUDIENCE = 'services';
/** How long a signed identity is good for, in seconds. */
export const IDENTITY_TTL_S = 60;

/** A signed, short-lived statement of who asks (JWT, RFC 7519, HMAC-SHA-256). */
export const signIdentity = (identity: Identity, key: Uint8Array): Promise<string> =>
  new SignJWT({ sid: identity.sid, roles: identity.roles })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(identity.sub)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${IDENTITY_TTL_S}s`)
    .sign(key);

/** @throws AppError `unauthorized` when the statement is absent, forged, expired or malformed */
export const verifyIdentity = async (token: string | undefined, key: Uint8Array): Promise<Identity> => {
  if (!token) throw new AppError('unauthorized', 'This address is served through the gateway only.');
  try {
    const { payload } = await jwtVerify(token, key, { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'] });
    return identitySchema.parse(payload);
  } catch (cause) {
    throw new AppError('unauthorized', 'The identity of this request is not valid.', { cause });
  }
};

/** As which a service asks another of its own accord, not for a reader. @param name as in `reader` */
export const serviceIdentity = (name: string): Identity => ({
  sub: `service:${name}`,
  sid: name,
  roles: ['reader'],
});
