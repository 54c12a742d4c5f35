import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aptComplaint, fetchPackages } from './debian-packages.ts';
import type { EngineLaunch, EnginePlace } from './launch.ts';

const run = promisify(execFile);
const PROBE_MS = 2_000;

type Binary = { command: string; env: Record<string, string> };

/** Prepares Redis with a password of its own and an append-only file; may fetch its packages once. */
export async function prepareRedis(place: EnginePlace, cacheDir: string): Promise<EngineLaunch> {
  const binary = await findRedis(cacheDir);
  await mkdir(place.dataDir, { recursive: true });
  const config = join(place.dataDir, 'redis.conf');
  const password = await keptPassword(config);
  await writeFile(config, redisConfig(place, password), { mode: 0o600 });
  return {
    name: 'redis',
    command: binary.command,
    args: [config],
    env: binary.env,
    port: place.port,
    url: `redis://:${password}@127.0.0.1:${place.port}`,
    isReady: () => answersPing(place.port, password),
  };
}

/** On the PATH; else Debian's packages in the cache folder; else, as root, installed. */
async function findRedis(cacheDir: string): Promise<Binary> {
  const installed: Binary = { command: 'redis-server', env: {} };
  if (await runs(installed)) return installed;
  const root = join(cacheDir, `redis-${process.arch}`);
  const folder = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const libraries = ['usr/lib', 'lib'].map((each) => join(root, each, folder)).join(':');
  const unpacked = { command: join(root, 'usr/bin/redis-server'), env: { LD_LIBRARY_PATH: libraries } };
  let complaint = await complaintOf(fetchPackages({ packages: ['redis-server'], into: root }));
  if (await runs(unpacked)) return unpacked;
  if (process.getuid?.() === 0) {
    complaint = await complaintOf(run('apt-get', ['-q', '-y', '--no-install-recommends', 'install', 'redis-server']));
    if (await runs(installed)) return installed;
  }
  const reason = complaint ? ` and fetching it failed (${complaint})` : '';
  throw new Error(`redis-server is not on this machine${reason}: install Redis 7 or newer, or set REDIS_URL.`);
}

async function complaintOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error) => aptComplaint(error),
  );
}

async function runs(binary: Binary): Promise<boolean> {
  return run(binary.command, ['--version'], { env: { ...process.env, ...binary.env } }).then(
    () => true,
    () => false,
  );
}

/** `everysec` syncs the disk once a second, but each write reaches the kernel before its reply: a kill loses none. */
function redisConfig(place: EnginePlace, password: string): string {
  const lines = [
    'bind 127.0.0.1',
    `port ${place.port}`,
    `dir ${JSON.stringify(place.dataDir)}`,
    `requirepass ${password}`,
    'appendonly yes',
    'appendfsync everysec',
    'aof-load-truncated yes',
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
    // The command line stays as it was given: a later start knows the process by it.
    'set-proc-title no',
  ];
  return `${lines.join('\n')}\n`;
}

/** The password of an earlier start in this folder, else a new one. */
async function keptPassword(config: string): Promise<string> {
  const text = await readFile(config, 'utf8').catch(() => '');
  return /^requirepass (\S+)$/m.exec(text)?.[1] ?? randomBytes(24).toString('base64url');
}

/** While the append-only file is read in, Redis answers LOADING: not ready yet. */
function answersPing(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    let answer = '';
    const end = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(PROBE_MS, () => end(false));
    socket.on('error', () => end(false));
    socket.on('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('+PONG')) end(true);
      else if (/^-/m.test(answer)) end(false);
    });
  });
}
