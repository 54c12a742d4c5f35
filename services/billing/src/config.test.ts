import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const ENV = {
  ...{ PORT: '0', MONGO_URL: 'mongodb://127.0.0.1/billing', REDIS_URL: 'redis://127.0.0.1' },
  ...{ IDENTITY_KEY: 'a'.repeat(43), PUBLIC_ORIGIN: 'https://news.example/' },
};

test('payments are set up by both settings, or by none', () => {
  expect(readConfig(ENV)).toMatchObject({ stripe: null, publicOrigin: 'https://news.example' });
  const both = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
  expect(readConfig({ ...ENV, ...both }).stripe).toEqual({ key: 'sk', webhookSecret: 'whsec', url: null });
  expect(() => readConfig({ ...ENV, STRIPE_SECRET_KEY: 'sk' })).toThrow(/belong together/);
  expect(() => readConfig({ ...ENV, STRIPE_WEBHOOK_SECRET: 'whsec' })).toThrow(/belong together/);
});
