import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const START = fileURLToPath(new URL('start.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Outcome = { code: number | null; stdout: string; stderr: string };

function start(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [START, ...args], { cwd: folder, env: { ...process.env, ...env } });
    const outcome: Outcome = { code: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (outcome.stdout += chunk));
    child.stderr.on('data', (chunk) => (outcome.stderr += chunk));
    child.on('close', (code) => resolve({ ...outcome, code }));
  });
}

test.each<[string, string[], Record<string, string>, string, number]>([
  ['an unknown option', ['--prot', '1'], {}, "Unknown option '--prot': npm start -- --help lists the options.", 2],
  ['a word too many', ['now'], {}, "Unexpected argument 'now': npm start -- --help lists the options.", 2],
  ['a port that is no number', ['--port', 'http'], {}, '--port takes a number from 1 to 65535.', 2],
  ['a port beyond the last', ['--port', '65536'], {}, '--port takes a number from 1 to 65535.', 2],
  [
    'feeds that are not there',
    ['--feeds', '/dev/null/x.opml'],
    {},
    '--feeds: the file /dev/null/x.opml cannot be read.',
    2,
  ],
  ['an address of feeds that is none', ['--feeds', 'http://'], {}, '--feeds: http:// is not a valid address.', 2],
  ['a database of another kind', [], { MONGO_URL: 'mysql://x' }, 'MONGO_URL has to begin with mongodb://.', 2],
  [
    'a folder that cannot be written',
    ['--data', '/dev/null/data'],
    {},
    '/dev/null/data cannot be written (ENOTDIR): choose another folder with --data.',
    1,
  ],
  [
    'a folder that the kernel does not have',
    ['--data', '/proc/data'],
    {},
    '/proc/data cannot be written (ENOENT): choose another folder with --data.',
    1,
  ],
])('%s gets one sentence and a failure', async (_, args, env, sentence, code) => {
  expect(await start(args, { INIT_CWD: folder, ...env })).toEqual({ code, stdout: '', stderr: `${sentence}\n` });
});

test('help lists every option', async () => {
  const { code, stdout } = await start(['--help']);
  expect(code).toBe(0);
  for (const option of ['--port', '--data', '--feeds', '--sample', '--no-sample', 'MONGO_URL']) {
    expect(stdout).toContain(option);
  }
});
