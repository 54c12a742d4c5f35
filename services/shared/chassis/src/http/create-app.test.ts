import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { signIdentity } from '../identity.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { createServiceApp } from './create-app.ts';
import { identityOf } from './identity-of.ts';
import { type Listening, serve } from './serve.ts';

const identityKey = randomBytes(32);
let listening: Listening;
let headers: Record<string, string>;
let storeAnswers = true;

class MongoServerSelectionError extends Error {
  override name = 'MongoServerSelectionError';
}

beforeAll(async () => {
  const routes = Router();
  routes.get('/who', (_req, res) => {
    res.json(identityOf(res));
  });
  routes.post('/echo', (req, res) => {
    res.json(z.object({ name: z.string() }).parse(req.body));
  });
  routes.get('/known', () => {
    throw new AppError('conflict', 'That is taken.');
  });
  routes.get('/bug', async () => {
    throw new Error('the password is swordfish');
  });
  routes.get('/store', async () => {
    throw new MongoServerSelectionError('connect ECONNREFUSED 10.0.0.7:27017');
  });
  const store = async () => {
    if (!storeAnswers) throw new Error('connect ECONNREFUSED 10.0.0.7:27017');
  };
  const options = {
    logger: createLogger('t', 'silent'),
    metrics: createMetrics('t'),
    checks: { store },
    identityKey,
    routes,
  };
  listening = await serve(createServiceApp(options), { host: '127.0.0.1', port: 0 });
  const token = await signIdentity({ sub: 'anon:1', sid: 's', roles: ['reader'] }, identityKey);
  headers = { 'x-360-identity': token, 'content-type': 'application/json' };
});
afterAll(() => listening.close());

const ask = (path: string, init: RequestInit = {}) => fetch(listening.url + path, { headers, ...init });

describe('a service', () => {
  test('knows who asks', async () => {
    expect(await (await ask('/who')).json()).toMatchObject({ sub: 'anon:1' });
    expect((await fetch(`${listening.url}/who`)).status).toBe(401);
  });

  test.each<[string, string, RequestInit, number, string, RegExp]>([
    ['a known failure', '/known', {}, 409, 'conflict', /^That is taken\.$/],
    ['an unknown address', '/nowhere', {}, 404, 'not_found', /nothing/],
    ['a body that is no JSON', '/echo', { method: 'POST', body: '{' }, 400, 'bad_request', /could not be read/],
    ['a body of the wrong shape', '/echo', { method: 'POST', body: '{"name":1}' }, 400, 'bad_request', /^name: /],
    [
      'a body too large',
      '/echo',
      { method: 'POST', body: JSON.stringify({ name: 'x'.repeat(2e6) }) },
      400,
      'bad_request',
      /could not/,
    ],
    ['a bug', '/bug', {}, 500, 'internal', /^Something went wrong on our side\.$/],
    ['a store that is away', '/store', {}, 503, 'unavailable', /try again/],
  ])('answers %s in the one shape of errors', async (_what, path, init, status, code, sentence) => {
    const response = await ask(path, init);
    expect(response.status).toBe(status);
    const body = (await response.json()) as { error: string };
    expect(body).toMatchObject({ code, requestId: response.headers.get('x-request-id') });
    expect(body.error).toMatch(sentence);
    expect(body.error).not.toMatch(/swordfish|10\.0\.0\.7/);
  });

  test('takes over a well-formed request id and no other', async () => {
    const given = async (id: string) =>
      (await ask('/who', { headers: { ...headers, 'x-request-id': id } })).headers.get('x-request-id');
    expect(await given('abcd-1234')).toBe('abcd-1234');
    expect(await given('x y<script>')).not.toContain('script');
  });

  test('is alive without its store and ready only with it', async () => {
    expect((await fetch(`${listening.url}/readyz`)).status).toBe(200);
    storeAnswers = false;
    expect((await fetch(`${listening.url}/healthz`)).status).toBe(200);
    const response = await fetch(`${listening.url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      ok: false,
      checks: { store: { ok: false, detail: 'store does not answer' } },
    });
    storeAnswers = true;
  });

  test('counts its requests', async () => {
    await ask('/who');
    expect(await (await fetch(`${listening.url}/metrics`)).text()).toMatch(
      /http_request_duration_seconds_count\{.*route="\/who"/,
    );
  });
});
