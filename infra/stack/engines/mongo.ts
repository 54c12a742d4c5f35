import { mkdir } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { fileURLToPath } from 'node:url';
import { BSON } from 'bson';
import type { EngineLaunch, EnginePlace } from './launch.ts';
import { nodeWithNewLibc } from './newer-libc.ts';
import { commandMessage, createMessageSplitter } from './wire-connection.ts';

const SERVER = fileURLToPath(new URL('mongo-server.ts', import.meta.url));
const PROBE_MS = 2_000;

/** Prepares MongoDB's engine; may download a newer C library into the cache folder once. */
export async function prepareMongo(place: EnginePlace, cacheDir: string): Promise<EngineLaunch> {
  await mkdir(place.dataDir, { recursive: true });
  const node = await nodeWithNewLibc(cacheDir);
  return {
    name: 'mongo',
    command: node.command,
    args: [...node.args, SERVER, '--dir', place.dataDir, '--port', String(place.port)],
    env: { NODE_ENV: 'production' },
    port: place.port,
    url: mongoUrl(place.port),
    isReady: () => answersHello(place.port),
  };
}

/**
 * `journal=true`: with the engine's default, writes of the last 100 ms that were already acknowledged are lost when its
 * process is killed. `w=majority` does not help here, not even together with `journal=true`: the engine has no replica
 * set, and answers before its journal is written. Measured with kill -9 in the midst of writes: `w=majority` lost 419 of
 * 36,115, both together 327 of 36,119, `journal=true` none of 60,146.
 */
function mongoUrl(port: number): string {
  return `mongodb://127.0.0.1:${port}/?directConnection=true&retryWrites=false&journal=true`;
}

/**
 * The same address for one database, whether ours or an outer server's (several hosts are allowed). Adds the write
 * concern that is durable on a replica set where the address names none, and keeps signing in against the database
 * the address named before.
 */
export function mongoUrlOf(url: string, database: string): string {
  const [, server = url, named = '', query = ''] = /^([^:]+:\/\/[^/?]*)\/?([^?]*)\??(.*)$/.exec(url) ?? [];
  const settings = new URLSearchParams(query);
  if (!settings.has('w') && !settings.has('journal')) settings.set('w', 'majority');
  if (named && server.includes('@') && !settings.has('authSource')) settings.set('authSource', named);
  return `${server}/${database}?${settings}`;
}

/** Asks for one `hello` on the wire: the port alone may be open on something else. */
function answersHello(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    const split = createMessageSplitter();
    socket.setTimeout(PROBE_MS, () => end(false));
    socket.on('error', () => end(false));
    socket.on('connect', () => socket.write(commandMessage({ hello: 1 })));
    socket.on('data', (chunk) => {
      try {
        const [reply] = split(chunk);
        if (reply) end(BSON.deserialize(reply.subarray(21)).ok === 1);
      } catch {
        end(false);
      }
    });
  });
}
