import { verifyIdentity } from '@360/chassis/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type All, cookieOf, IDENTITY_KEY, startAll } from './_harness.ts';

const ANA = 'a-secret-of-ana-with-more-than-32-characters';
const BEN = 'b-secret-of-ben-with-more-than-32-characters';
const PATH = '/api/operator/publisher-requests';

let all: All;
beforeAll(async () => {
  all = await startAll({
    operators: [
      { name: 'ana', secret: ANA },
      { name: 'ben', secret: BEN },
    ],
  });
});
afterAll(() => all.stop());
beforeEach(() => {
  all.upstream.asked.length = 0;
});

const identitySeen = () => verifyIdentity(all.upstream.asked.at(-1)?.headers['x-360-identity'] as string, IDENTITY_KEY);
const bearing = (token: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${token}`, ...more },
});

describe("an operator's secret", () => {
  test.each([
    ['ana', ANA],
    ['ben', BEN],
  ])('makes the request that of %s, and does not go on to the service', async (name, secret) => {
    expect((await all.ask(PATH, bearing(secret))).status).toBe(200);
    expect(await identitySeen()).toMatchObject({ sub: `operator:${name}`, roles: ['reader', 'operator'] });
    expect(all.upstream.asked.at(-1)?.headers.authorization).toBeUndefined();
  });

  test('is good for one request: the cookie that comes with it is a reader’s', async () => {
    const cookie = cookieOf(await all.ask(PATH, bearing(ANA)));
    await all.ask(PATH, { headers: { cookie } });
    expect((await identitySeen()).roles).toEqual(['reader']);
  });

  test('lets a program write that states no origin, and no page of another site', async () => {
    const init = { method: 'POST', body: '{}', ...bearing(ANA, { 'content-type': 'application/json' }) };
    expect((await all.ask(`${PATH}/PUB-1/decision`, init)).status).toBe(200);
    const foreign = bearing(ANA, { origin: 'https://elsewhere.example' });
    expect((await all.ask(`${PATH}/PUB-1/decision`, { method: 'POST', ...foreign })).status).toBe(403);
  });
});

test.each([
  ['unknown', 'c-secret-of-nobody-with-more-than-32-characters'],
  ['cut short', ANA.slice(0, -1)],
  ['with its name', `ana:${ANA}`],
  ['of two', `${ANA},${BEN}`],
  ['very long', 'x'.repeat(5_000)],
])('a secret that is %s is refused and asks nothing of the service', async (_name, secret) => {
  const answer = await all.ask(PATH, bearing(secret));
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
  expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  expect(all.upstream.asked).toEqual([]);
});

test.each(['Basic YW5hOmE=', 'Bearer', ''])('%j is no secret: the request is a reader’s', async (authorization) => {
  expect((await all.ask(PATH, { headers: { authorization } })).status).toBe(200);
  expect((await identitySeen()).roles).toEqual(['reader']);
});

test('a forged identity is thrown away', async () => {
  await all.ask(PATH, { headers: { 'x-360-identity': 'forged', 'x-360-roles': 'operator' } });
  expect((await identitySeen()).roles).toEqual(['reader']);
});
