import { verifyIdentity } from '@360/chassis/identity';
import { expect, test } from 'vitest';
import { createIdentityTokens } from './identity-tokens.ts';

const KEY = Buffer.alloc(32, 3);

test('says who asks, in words that services accept', async () => {
  const token = await createIdentityTokens(KEY).tokenFor('s1');
  expect(await verifyIdentity(token, KEY)).toEqual({ sub: 'anon:s1', sid: 's1', roles: ['reader'] });
});

test('signs once in half a life, and never for another session', () => {
  let now = 0;
  const tokens = createIdentityTokens(KEY, 10, () => now);
  const first = tokens.tokenFor('a');
  now = 29_999;
  expect(tokens.tokenFor('a')).toBe(first);
  expect(tokens.tokenFor('b')).not.toBe(first);
  now = 30_000;
  expect(tokens.tokenFor('a')).not.toBe(first);
});

test('forgets the session seen longest ago', () => {
  const tokens = createIdentityTokens(KEY, 2, () => 0);
  const [a, b] = [tokens.tokenFor('a'), tokens.tokenFor('b')];
  expect(tokens.tokenFor('a')).toBe(a);
  void tokens.tokenFor('c');
  expect(tokens.tokenFor('a')).toBe(a);
  expect(tokens.tokenFor('b')).not.toBe(b);
});
