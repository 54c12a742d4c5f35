import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { canonicalJson } from '@360/contracts/canonical-json';
import type { SharePayload } from '@360/contracts/shares';

/** What PKCS #8 has before the 32 bytes of an Ed25519 key (RFC 8410 section 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Signs what our readers share, by Ed25519 over canonical JSON without `signature`. The key is 32 bytes. */
export const createShareSigner = (key: Uint8Array) => {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, key]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  return {
    sign: (payload: Omit<SharePayload, 'signature'>): SharePayload => ({
      ...payload,
      signature: sign(null, Buffer.from(canonicalJson(payload)), privateKey).toString('base64url'),
    }),
    /** Whether the value, all of it as it was read, is what we signed. Never throws. */
    isOurs: (value: unknown): boolean => {
      if (!isObject(value)) return false;
      const { signature, ...signed } = value;
      if (typeof signature !== 'string') return false;
      const bytes = Buffer.from(signature, 'base64url');
      // One signature is written in one way: the last character has bits to spare.
      if (bytes.toString('base64url') !== signature) return false;
      try {
        return verify(null, Buffer.from(canonicalJson(signed)), publicKey, bytes);
      } catch {
        return false;
      }
    },
  };
};
export type ShareSigner = ReturnType<typeof createShareSigner>;
