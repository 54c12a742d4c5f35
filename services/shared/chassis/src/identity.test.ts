import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { signIdentity, verifyIdentity } from './identity.ts';

const key = randomBytes(32);
const reader = { sub: 'anon:1', sid: 's1', roles: ['reader' as const] };

describe('a signed identity', () => {
  test('says who asks', async () => {
    expect(await verifyIdentity(await signIdentity(reader, key), key)).toEqual(reader);
  });

  test.each([
    ['absent', async () => undefined],
    ['garbage', async () => 'a.b.c'],
    ['signed with another key', () => signIdentity(reader, randomBytes(32))],
    [
      'unsigned',
      async () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(reader)).toString('base64url')}.`,
    ],
    [
      'expired',
      () =>
        new SignJWT({ ...reader })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject('anon:1')
          .setIssuer('gateway')
          .setAudience('services')
          .setExpirationTime(1)
          .sign(key),
    ],
    [
      'for somebody else',
      () =>
        new SignJWT({ ...reader })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('gateway')
          .setAudience('others')
          .setExpirationTime('1m')
          .sign(key),
    ],
  ])('is refused when %s', async (_why, make) => {
    await expect(verifyIdentity(await make(), key)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
