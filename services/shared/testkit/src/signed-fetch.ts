import { signIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER } from '@360/contracts/identity';

/** Asks a service as the gateway would, for an anonymous reader of the free plan. */
export const signedFetch =
  (base: string, key: Uint8Array) =>
  async (path: string, init: RequestInit = {}): Promise<Response> => {
    const token = await signIdentity({ sub: 'anon:test', sid: 'test', roles: ['reader'], plan: 'free' }, key);
    return await fetch(new URL(path, base), { ...init, headers: { ...init.headers, [IDENTITY_HEADER]: token } });
  };
