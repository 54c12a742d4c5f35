import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glibcIsEnough, glibcVersion, nodeWithNewLibc } from './newer-libc.ts';
import { prepareRedis } from './redis.ts';

let folder: string;

/** A machine without any of the programs that would help. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missing-'));
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('without Redis and apt the reader is told what to install', async () => {
  const place = { dataDir: join(folder, 'data'), port: 1 };
  await expect(prepareRedis(place, join(folder, 'cache'))).rejects.toThrow(
    'redis-server is not on this machine and fetching it failed (apt-get is not on this machine): ' +
      'install Redis 7 or newer, or set REDIS_URL.',
  );
  expect(readdirSync(join(folder, 'cache'))).toEqual([]);
});

const enough = process.platform === 'darwin' || glibcIsEnough(glibcVersion());

test.skipIf(enough)('with an old C library and without apt the reader is told what to set', async () => {
  await expect(nodeWithNewLibc(join(folder, 'cache'))).rejects.toThrow(
    /^MongoDB's engine needs glibc 2.38 or newer and .*: set MONGO_URL to a MongoDB server instead\.$/,
  );
});

test.runIf(enough)('with a new C library nothing is fetched', async () => {
  expect(await nodeWithNewLibc(join(folder, 'cache'))).toEqual({ command: process.execPath, args: [] });
});
