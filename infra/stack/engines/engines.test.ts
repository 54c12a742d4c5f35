import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningEngine, startEngine } from './engines.ts';
import type { EngineName } from './launch.ts';
import { mongoUrlOf } from './mongo.ts';

// The first run on a machine may fetch parts of the engines.
vi.setConfig({ testTimeout: 180_000 });

const WRITERS = 8;
let dataDir: string;
let running: RunningEngine[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((engine) => engine.kill()));
  rmSync(dataDir, { recursive: true });
});

async function start(name: EngineName, port?: number): Promise<RunningEngine> {
  const engine = await startEngine(name, { dataDir, ...(port ? { port } : {}) });
  running.push(engine);
  return engine;
}

/** Writes from several sides until the engine is killed, which is after `enough` acknowledged writes. */
async function writeUntilKilled(engine: RunningEngine, enough: number, write: (id: string) => Promise<unknown>) {
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const writer = async (side: number) => {
    for (let number = 0; ; number++) {
      await write(`${side}-${number}`);
      acknowledged.push(`${side}-${number}`);
      if (acknowledged.length >= enough) killed ??= engine.kill();
    }
  };
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, side) => writer(side)));
  await killed;
  return acknowledged;
}

test('mongo: a query that finds nothing in its first ten thousand steps is answered', async () => {
  const engine = await start('mongo');
  const client = new MongoClient(mongoUrlOf(engine.url, 'planning'));
  const reports = client.db().collection<{ _id: number; at: number; outlet: string }>('reports');
  await reports.createIndexes([{ key: { at: -1, _id: -1 } }, { key: { at: 1, outlet: 1 } }]);
  await reports.insertMany(Array.from({ length: 30_000 }, (_, at) => ({ _id: at, at, outlet: 'quay' })));
  const since = { at: { $gte: 0 } };
  const far = reports.find(since).project({ at: 1 }).sort({ at: -1, _id: -1 }).skip(25_000).limit(1);
  expect(await far.toArray()).toEqual([{ _id: 4_999, at: 4_999 }]);
  await client.close();
});

test('mongo: what was acknowledged is there after kill -9', async () => {
  const engine = await start('mongo');
  const options = { serverSelectionTimeoutMS: 500 };
  const client = new MongoClient(mongoUrlOf(engine.url, 'durable'), options);
  const writes = client.db().collection<{ _id: string }>('writes');
  const acknowledged = await writeUntilKilled(engine, 2_000, (_id) => writes.insertOne({ _id }));
  await client.close();
  const again = await start('mongo', engine.port);
  expect(again.url).toBe(engine.url);
  const reader = new MongoClient(mongoUrlOf(again.url, 'durable'), options);
  const found = new Set(
    (await reader.db().collection<{ _id: string }>('writes').find().toArray()).map(({ _id }) => _id),
  );
  await reader.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(2_000);
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
});

test('mongo: a document of 15 MB and a clean stop', async () => {
  const engine = await start('mongo');
  const client = new MongoClient(engine.url);
  const large = client.db('large').collection<{ _id: string; text: string }>('large');
  await large.insertOne({ _id: 'one', text: 'ä'.repeat(7_500_000) });
  expect((await large.findOne({ _id: 'one' }))?.text).toHaveLength(7_500_000);
  await client.close();
  await engine.stop();
  await engine.stop();
  const again = await start('mongo');
  const reader = new MongoClient(again.url);
  expect(await reader.db('large').collection('large').countDocuments()).toBe(1);
  await reader.close();
});

test('redis: what was acknowledged is there after kill -9, behind a password', async () => {
  const engine = await start('redis');
  const options = { maxRetriesPerRequest: 0, retryStrategy: () => null };
  const client = new Redis(engine.url, options).on('error', () => {});
  const acknowledged = await writeUntilKilled(engine, 2_000, (id) => client.set(id, 'kept'));
  client.disconnect();
  const again = await start('redis', engine.port);
  const reader = new Redis(again.url, options);
  expect(await reader.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
  const found = await reader.mget(acknowledged);
  expect(found.filter((value) => value !== 'kept')).toEqual([]);
  reader.disconnect();
  const stranger = new Redis({ port: again.port, ...options }).on('error', () => {});
  await expect(stranger.get('0-0')).rejects.toThrow('NOAUTH');
  stranger.disconnect();
  expect(statSync(join(dataDir, 'redis.conf')).mode & 0o777).toBe(0o600);
});

test('meili: the key of the first start is kept and asked for', async () => {
  const engine = await start('meili');
  const keys = (key: string) => fetch(`${engine.url}/indexes`, { headers: { authorization: `Bearer ${key}` } });
  expect((await keys(engine.key ?? '')).status).toBe(200);
  expect((await keys('another-key-of-enough-length')).status).toBe(403);
  await engine.stop();
  expect((await start('meili')).key).toBe(readFileSync(join(dataDir, 'master-key'), 'utf8'));
});

test('an engine whose port is taken says so', async () => {
  const { port } = await start('redis');
  const other = mkdtempSync(join(tmpdir(), 'engine-'));
  await expect(startEngine('redis', { dataDir: other, port })).rejects.toThrow(/redis did not start/);
  rmSync(other, { recursive: true });
});
