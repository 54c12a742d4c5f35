import { IDENTITY_HEADER, type Identity } from '@360/contracts/identity';
import { expect, test } from 'vitest';
import { verifyIdentity } from '../identity.ts';
import { createServiceTelling, type TellingConnections } from './tell-service.ts';

class Away extends Error {}

const KEY = new Uint8Array(32).fill(7);
const ANA: Identity = { sub: 'anon:ana', sid: 's', roles: ['reader'] };
type Asked = Parameters<TellingConnections['request']>[0];

const telling = (request: TellingConnections['request']) =>
  createServiceTelling({ name: 'other', connections: { request }, identityKey: KEY, Away });

test('says it in the name of the reader, and hands back what was answered', async () => {
  const asked: Asked[] = [];
  const tell = telling(async (options) => {
    asked.push(options);
    return { statusCode: 308, headers: { location: '/there' }, body: { text: async () => 'moved' } };
  });
  const { signal } = new AbortController();
  const answer = await tell({ method: 'POST', path: '/here', body: { n: 1 }, identity: ANA, signal });
  expect(answer).toEqual({ status: 308, text: 'moved', location: '/there' });
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/here', body: '{"n":1}' });
  expect(await verifyIdentity(asked[0]?.headers[IDENTITY_HEADER], KEY)).toMatchObject(ANA);
});

test('tells a service that does not answer from one that nobody waits for any more', async () => {
  const over = new AbortController();
  const tell = telling(async () => {
    throw new Error('connection refused');
  });
  const told = { method: 'DELETE', path: '/here', identity: ANA, signal: over.signal } as const;
  await expect(tell(told)).rejects.toBeInstanceOf(Away);
  over.abort(new Error('over'));
  await expect(tell(told)).rejects.toThrow('over');
});
