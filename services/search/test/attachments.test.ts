import { randomBytes } from 'node:crypto';
import { createLogger } from '@360/chassis/logger';
import { fileReadingSchema } from '@360/contracts/reading-room';
import { ownStores } from '@360/testkit/own-stores';
import { signedFetch } from '@360/testkit/signed-fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asDataUrl } from '../src/attachments/samples/as-data-url.ts';
import { readConfig } from '../src/config.ts';
import { startSearchService } from '../src/service.ts';

const key = randomBytes(32);
let service: Awaited<ReturnType<typeof startSearchService>>;

const ask = (body: unknown) =>
  signedFetch(service.url, key)('/internal/attachments/read', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const read = async (bytes: Buffer, filename = 'note.txt') =>
  fileReadingSchema.parse(await (await ask({ data: asDataUrl(bytes), filename })).json());

beforeAll(async () => {
  const stores = ownStores();
  const config = readConfig({
    ...{ PORT: '0', ROLE: 'web', LOG_LEVEL: 'silent', REDIS_URL: stores.redisUrl, QUEUE_PREFIX: stores.queuePrefix },
    ...{ IDENTITY_KEY: key.toString('base64url'), MEILI_URL: 'http://127.0.0.1:1', FEED_URL: 'http://127.0.0.1:1' },
    ...{ READER_URL: 'http://127.0.0.1:1', ANALYSIS_URL: 'http://127.0.0.1:1' },
  });
  service = await startSearchService(config, createLogger('search', 'silent'));
});
afterAll(() => service?.stop());

test('a file that is handed in is read without the search engine', async () => {
  const reading = await read(Buffer.from('The ferry terminal of Almar closes in March.'));
  expect(reading).toMatchObject({
    ...{ state: 'read', kind: 'text', title: 'note.txt', words: 8, problem: null },
    text: 'The ferry terminal of Almar closes in March.',
    query: expect.stringContaining('Almar'),
  });
});

test('what cannot be read is told in a sentence', async () => {
  const hostile = [Buffer.from('%PDF-1.7 broken'), Buffer.from('MZ\0\0\u0001'), Buffer.from('   '), randomBytes(4_000)];
  for (const bytes of hostile)
    expect(await read(bytes)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/^[A-Z].*\.$/) });
  const bare = fileReadingSchema.parse(await (await ask({ data: 'no data URL', filename: 'x' })).json());
  expect(bare).toMatchObject({ state: 'failed' });
  expect((await ask({ data: '' })).status).toBe(400);
});
