import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasEnded } from './child.ts';
import { endLeftovers, recordProcesses } from './leftovers.ts';
import { freePort } from './ports.ts';
import { identityOf, isAlive } from './process-identity.ts';
import { startStack } from './stack.ts';
import { testTopology } from './test/test-topology.ts';
import { eventually, pidAt } from './test/waiting.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUN_STACK = fileURLToPath(new URL('test/run-stack.ts', import.meta.url));
let dataDir: string;
let strays: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leftovers-'));
  strays = [];
});

afterEach(() => {
  for (const stray of strays) stray.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** Not guarded by the kernel's death signal, as on a machine without setpriv. */
function startStray(mark: string): ChildProcess {
  const stray = spawn('sh', ['-c', `sleep 60; : ${mark}`], { detached: true, stdio: 'ignore' });
  strays.push(stray);
  return stray;
}

test('after kill -9 of the manager nothing stays, and the next start takes the folder', async () => {
  const port = await freePort();
  const manager = spawn(process.execPath, [RUN_STACK, dataDir, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(manager.stdout, 'data')) as [Buffer];
  const left = (JSON.parse(line.toString()) as { pid: number }[]).flatMap(({ pid }) => identityOf(pid) ?? []);
  expect(left).toHaveLength(2);
  manager.kill('SIGKILL');
  await once(manager, 'exit');
  const next = await startStack(
    { dataDir, port, sample: true, outer: { logLevel: 'info' } },
    { topology: testTopology({}), frontend: async () => {} },
  );
  expect(left.filter(isAlive)).toEqual([]);
  expect(next.processes.map(({ pid }) => pid)).toContain(await pidAt(port));
  await next.stop();
});

test('a recorded process that still runs is ended', async () => {
  const stray = startStray('of-this-folder');
  recordProcesses(dataDir, [{ name: 'feed', pid: stray.pid ?? 0, mark: 'of-this-folder' }]);
  expect(await endLeftovers(dataDir)).toEqual(['feed']);
  await eventually('its end', () => hasEnded(stray));
  expect(await endLeftovers(dataDir)).toEqual([]);
});

test('a stranger that got the recorded number is left alone', async () => {
  const stray = startStray('a-stranger');
  const identity = await eventually('the process', () => identityOf(stray.pid ?? 0));
  recordProcesses(dataDir, [{ name: 'feed', pid: identity.pid, mark: 'of-this-folder' }]);
  expect(await endLeftovers(dataDir)).toEqual([]);
  const later = { ...identity, startedAt: `${identity.startedAt}1`, name: 'feed', mark: 'a-stranger' };
  writeFileSync(join(dataDir, 'processes.json'), JSON.stringify([later]));
  expect(await endLeftovers(dataDir)).toEqual([]);
  expect(isAlive(identity)).toBe(true);
});

test('a record that was cut off by a crash is no obstacle', async () => {
  writeFileSync(join(dataDir, 'processes.json'), '[{"name": "feed", "pi');
  expect(await endLeftovers(dataDir)).toEqual([]);
});
