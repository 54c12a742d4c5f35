import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngine } from '@360/infra/stack/engines/engines';
import type { Stores } from './running-stores.ts';

/** The same engines that the one-command start holds, on data that is thrown away. */
export const startEmbeddedStores = async (): Promise<Stores> => {
  const folder = await mkdtemp(path.join(tmpdir(), '360-test-'));
  const mongo = await startEngine('mongo', { dataDir: path.join(folder, 'mongo') });
  const redis = await startEngine('redis', { dataDir: path.join(folder, 'redis') });
  return {
    kind: 'embedded',
    mongoUrl: mongo.url,
    redisUrl: redis.url,
    stop: async () => {
      await Promise.all([mongo.stop(), redis.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
