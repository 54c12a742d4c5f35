import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEY = Buffer.alloc(32, 5).toString('base64url');
const ENV = {
  PORT: '0',
  REDIS_URL: 'redis://127.0.0.1:6379',
  IDENTITY_KEY: KEY,
  SESSION_KEY: KEY,
  FEED_URL: 'http://127.0.0.1:8080',
  SEARCH_URL: 'http://127.0.0.1:8081',
  READER_URL: 'http://127.0.0.1:8082',
  REPORTS_URL: 'http://127.0.0.1:8084',
  CIV_URL: 'http://127.0.0.1:8085',
  BILLING_URL: 'http://127.0.0.1:8086',
  ANALYSIS_URL: 'http://127.0.0.1:8083',
  FRONTEND_DIR: 'frontend/dist',
};

test('the least there must be', () => {
  expect(readConfig(ENV)).toMatchObject({
    host: '127.0.0.1',
    port: 0,
    logLevel: 'info',
    embedOrigins: [],
    operators: [],
    publicOrigin: undefined,
    trustProxy: 0,
    buckets: { read: 600, write: 60, media: 3_000, events: 60, push: 3_000 },
  });
});

test('all there may be', () => {
  const config = readConfig({
    ...ENV,
    EMBED_ORIGINS: 'https://a.example, http://b.example:8080',
    PUBLIC_ORIGIN: 'https://360.example',
    TRUST_PROXY: '2',
    RATE_LIMIT_SCALE: '0.1',
    OPERATOR_TOKENS: `ana:${'a'.repeat(32)}, ben:${'b'.repeat(40)}`,
  });
  expect(config.operators).toEqual([
    { name: 'ana', secret: 'a'.repeat(32) },
    { name: 'ben', secret: 'b'.repeat(40) },
  ]);
  expect(config.embedOrigins).toEqual(['https://a.example', 'http://b.example:8080']);
  expect(config).toMatchObject({ publicOrigin: 'https://360.example', trustProxy: 2, buckets: { read: 60, write: 6 } });
});

test.each([
  ['EMBED_ORIGINS', 'https://a.example/'],
  ['EMBED_ORIGINS', "https://a.example; script-src 'unsafe-inline'"],
  ['EMBED_ORIGINS', 'ftp://a.example'],
  ['PUBLIC_ORIGIN', '360.example'],
  ['SESSION_KEY', 'short'],
  ['FEED_URL', 'ftp://feed'],
  ['OPERATOR_TOKENS', 'ana:tooshort'],
  ['OPERATOR_TOKENS', 'x'.repeat(40)],
  ['OPERATOR_TOKENS', `ana:${'a'.repeat(32)},ana:${'b'.repeat(32)}`],
  ['TRUST_PROXY', '-1'],
  ['PORT', '70000'],
])('%s=%s is refused by name, without its value', (name, value) => {
  expect(() => readConfig({ ...ENV, [name]: value })).toThrow(name);
  expect(() => readConfig({ ...ENV, [name]: value })).not.toThrow(value);
});
