import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { readJson, writeJson } from './data-folder.ts';
import { StartError } from './start-error.ts';

const run = promisify(execFile);
const SOURCES = ['frontend/src', 'frontend/public', 'services/shared/contracts/src', 'package-lock.json'];
const SHOWN_LINES = 20;
const stampSchema = z.object({ sources: z.string() });

/**
 * Builds the interface into frontend/dist unless what it is made of is unchanged since the last build. The old one
 * stays in place until the new one is whole. Throws StartError with the build's own words when it fails.
 */
export async function bringFrontend(root: string, say: (line: string) => void, abort?: AbortSignal): Promise<void> {
  const dist = join(root, 'frontend/dist');
  const stamp = join(root, '.cache/frontend.json');
  const sources = await hashOf(root);
  if (existsSync(join(dist, 'index.html')) && readJson(stamp, stampSchema)?.sources === sources) return;
  say('building the interface');
  const fresh = join(root, `.cache/frontend-${process.pid}`);
  await mkdir(dirname(stamp), { recursive: true });
  try {
    await build(root, fresh, abort);
    await rm(dist, { recursive: true, force: true });
    await rename(fresh, dist);
    writeJson(stamp, { sources });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** npm's scripts have to meet the Node.js that runs us, not an older one of the machine. */
async function build(root: string, outDir: string, abort: AbortSignal | undefined): Promise<void> {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}` };
  const args = ['run', 'build', '--workspace', 'frontend', '--', '--outDir', outDir, '--emptyOutDir'];
  try {
    await run('npm', args, { cwd: root, env, maxBuffer: 64_000_000, ...(abort ? { signal: abort } : {}) });
  } catch (error) {
    const { stderr = '', stdout = '', message } = error as { stderr?: string; stdout?: string; message: string };
    const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() && !/^ +at |^npm /.test(line));
    throw new StartError(`the interface could not be built:\n${lines.slice(-SHOWN_LINES).join('\n') || message}`);
  }
}

/** One hash over the paths and contents of all sources. */
async function hashOf(root: string): Promise<string> {
  const frontend = await readdir(join(root, 'frontend'));
  const topFiles = frontend.filter((name) => /^(index\.html|package\.json|vite\.config\.\w+)$/.test(name));
  const hash = createHash('sha256');
  for (const source of [...SOURCES, ...topFiles.map((name) => `frontend/${name}`)]) {
    for (const file of await filesUnder(join(root, source))) hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.sort();
}
