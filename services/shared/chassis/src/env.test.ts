import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { flagSchema, listSchema, portSchema, readEnv, secretKeySchema, serviceEnv } from './env.ts';

const shape = {
  PORT: portSchema,
  ORIGINS: listSchema.default([]),
  SAMPLE: flagSchema.default(false),
  KEY: secretKeySchema,
};
const KEY = 'k'.repeat(43);

describe('the environment', () => {
  test('becomes typed values', () => {
    const read = readEnv(shape, { PORT: '80', ORIGINS: 'http://a:1, ,http://b', SAMPLE: 'true', KEY });
    expect(read).toMatchObject({ PORT: 80, ORIGINS: ['http://a:1', 'http://b'], SAMPLE: true });
    expect(read.KEY.byteLength).toBeGreaterThanOrEqual(32);
  });

  test('a blank variable is as good as none', () => {
    expect(readEnv(shape, { PORT: '80', ORIGINS: '', KEY }).ORIGINS).toEqual([]);
  });

  test('all faults are told together, and no value with them', () => {
    const faulty = () => readEnv(shape, { PORT: 'eighty', SAMPLE: 'maybe', KEY: 'my-short-secret' });
    expect(faulty).toThrow(/PORT.*SAMPLE.*KEY/);
    expect(faulty).not.toThrow(/my-short-secret/);
  });

  test('a secret may come in a file; files of other variables are not touched', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), '360-env-')), 'key');
    writeFileSync(file, `${KEY}\n`);
    const read = readEnv({ KEY: z.string() }, { KEY_FILE: file, OTHER_FILE: '/not/there' });
    expect(read.KEY).toBe(KEY);
  });

  test('a service needs a port, a queue and a key; the rest has defaults', () => {
    const read = readEnv(serviceEnv, { PORT: '0', REDIS_URL: 'redis://127.0.0.1', IDENTITY_KEY: KEY });
    expect(read).toMatchObject({ HOST: '127.0.0.1', ROLE: 'all', LOG_LEVEL: 'info', QUEUE_PREFIX: '360' });
    expect(() => readEnv(serviceEnv, {})).toThrow(/PORT.*REDIS_URL.*IDENTITY_KEY/);
  });
});
