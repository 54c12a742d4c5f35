import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endChild, hasEnded, startChild } from '../child.ts';
import { freePort } from '../ports.ts';
import type { EngineLaunch, EngineName, EnginePlace } from './launch.ts';
import { prepareMeili } from './meili.ts';
import { prepareMongo } from './mongo.ts';
import { prepareRedis } from './redis.ts';

/** Downloaded engine parts; shared by every data folder, safe to delete. */
const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const START_LIMIT_MS = 60_000;

export type EngineOptions = { dataDir: string; port?: number };

export type RunningEngine = {
  url: string;
  port: number;
  pid: number;
  /** Master key of Meilisearch. */
  key?: string;
  /** SIGTERM and a clean close; SIGKILL after 10 s. May be called twice. */
  stop: () => Promise<void>;
  /** SIGKILL, for trying what a crash loses. The data folder can be started again afterwards. */
  kill: () => Promise<void>;
};

/** Finds (or fetches once) an engine and says how to start it. Throws an Error with one sentence when it cannot. */
export function prepareEngine(name: EngineName, place: EnginePlace): Promise<EngineLaunch> {
  if (name === 'mongo') return prepareMongo(place, CACHE);
  if (name === 'redis') return prepareRedis(place, CACHE);
  return prepareMeili(place);
}

/**
 * Starts an engine on a loopback port (a free one unless given) and waits until it answers.
 * Throws with the engine's last words when it ends or does not answer within a minute.
 */
export async function startEngine(name: EngineName, options: EngineOptions): Promise<RunningEngine> {
  const place = { dataDir: resolve(options.dataDir), port: options.port ?? (await freePort()) };
  const launch = await prepareEngine(name, place);
  const child = startChild(launch);
  let lastWords = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString('utf8')).slice(-2_000);
    });
  }
  await once(child, 'spawn');
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await launch.isReady())) {
    if (hasEnded(child) || Date.now() > deadline) {
      await endChild(child, 'SIGKILL');
      throw new Error(`${name} did not start: ${lastWords.trim()}`);
    }
    await sleep(25);
  }
  return {
    url: launch.url,
    port: launch.port,
    pid: child.pid ?? 0,
    ...(launch.key ? { key: launch.key } : {}),
    stop: () => endChild(child, 'SIGTERM'),
    kill: () => endChild(child, 'SIGKILL'),
  };
}
