import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The methods of WebSub section 7.1.2. SHA-1 too: what is broken of it is resistance to collisions, which an HMAC does not
 * rest on (RFC 6194 section 3.3), and the hub with the most feeds signs with nothing else.
 */
const SIGNATURE = /^(sha1|sha256|sha384|sha512)=([0-9a-f]{40,128})$/i;

/** Whether an `X-Hub-Signature` was made from these bytes by someone who knows the secret. */
export const isSignedWith = (secret: string, header: string | undefined, body: Uint8Array): boolean => {
  const [, method, given] = SIGNATURE.exec(header?.trim() ?? '') ?? [];
  if (!method || !given) return false;
  const expected = createHmac(method.toLowerCase(), secret).update(body).digest();
  const signature = Buffer.from(given, 'hex');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
};
