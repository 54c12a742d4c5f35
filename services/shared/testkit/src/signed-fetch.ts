import { signIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER, type Identity } from '@360/contracts/identity';

const READER: Identity = { sub: 'anon:test', sid: 'test', roles: ['reader'] };

/** Asks a service as the gateway would, for an anonymous reader of the free plan where nobody else is named. */
export const signedFetch =
  (base: string, key: Uint8Array, who: Identity = READER) =>
  async (path: string, init: RequestInit = {}): Promise<Response> => {
    const token = await signIdentity(who, key);
    return await fetch(new URL(path, base), { ...init, headers: { ...init.headers, [IDENTITY_HEADER]: token } });
  };
