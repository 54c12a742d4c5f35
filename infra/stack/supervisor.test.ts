import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from './ports.ts';
import { identityOf } from './process-identity.ts';
import { createSupervisor, type ProcessPlan, type Supervisor, type SupervisorOptions } from './supervisor.ts';
import { eventually, pidAt } from './test/waiting.ts';

vi.setConfig({ testTimeout: 60_000 });

const PROGRAM = fileURLToPath(new URL('test/test-process.ts', import.meta.url));
let folder: string;
let said: string[];
let supervisor: Supervisor;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  said = [];
});

afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true });
});

const supervise = (timing: SupervisorOptions['timing'] = {}) => {
  supervisor = createSupervisor({ logsDir: folder, say: (line) => said.push(line), timing });
};

const planOf = async (name: string, rank = 0, behaviour = ''): Promise<ProcessPlan & { port: number }> => {
  const port = await freePort();
  return {
    name,
    rank,
    port,
    mark: PROGRAM,
    command: process.execPath,
    args: [PROGRAM],
    env: { PORT: String(port), NAME: name, NOTES: join(folder, 'ends'), BEHAVIOUR: behaviour },
    isReady: async () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.ok,
        () => false,
      ),
  };
};

test('a killed process comes back with growing pauses while the others keep their pid', async () => {
  supervise({ firstBackOffMs: 10, longestBackOffMs: 25 });
  const [stays, dies] = [await planOf('stays'), await planOf('dies')];
  await Promise.all([supervisor.start(stays), supervisor.start(dies)]);
  const untouched = await pidAt(stays.port);
  for (let round = 1; round <= 3; round++) {
    const pid = await eventually('the process', () => pidAt(dies.port));
    await eventually(
      'its return to be told',
      () => said.filter((line) => line === 'dies is back').length === round - 1,
    );
    process.kill(pid, 'SIGKILL');
    await eventually('another pid', async () => ![pid, undefined].includes(await pidAt(dies.port)));
  }
  const pauses = said.flatMap((line) => /again in (\d+) ms/.exec(line)?.[1] ?? []);
  expect(pauses).toEqual(['10', '20', '25']);
  expect(await pidAt(stays.port)).toBe(untouched);
});

test('the pause is the shortest again after a healthy while', async () => {
  supervise({ firstBackOffMs: 10, longestBackOffMs: 1_000, healthyMs: 0 });
  const plan = await planOf('dies');
  await supervisor.start(plan);
  for (const round of [1, 2]) {
    process.kill(await eventually('the process', () => pidAt(plan.port)), 'SIGKILL');
    await eventually('its return', () => said.filter((line) => line === 'dies is back').length === round);
  }
  expect(said.filter((line) => line.includes('again in 10 ms'))).toHaveLength(2);
});

test('processes end one after the other, highest rank first', async () => {
  supervise();
  const plans = [await planOf('store', 0), await planOf('front', 2), await planOf('middle', 1)];
  await Promise.all(plans.map((plan) => supervisor.start(plan)));
  expect(supervisor.running().map(({ name }) => name)).toEqual(['store', 'middle', 'front']);
  await Promise.all([supervisor.stop(), supervisor.stop()]);
  expect(readFileSync(join(folder, 'ends'), 'utf8')).toBe('front\nmiddle\nstore\n');
  expect(supervisor.running()).toEqual([]);
  expect(said).toEqual([]);
});

test('what does not heed SIGTERM is killed after the grace', async () => {
  supervise({ graceMs: 100 });
  const plan = await planOf('stubborn', 0, 'stubborn');
  await supervisor.start(plan);
  const pid = await eventually('the process', () => pidAt(plan.port));
  await supervisor.stop();
  expect(identityOf(pid)).toBeUndefined();
});

test('a process that cannot start is given up with its own words', async () => {
  supervise({ firstBackOffMs: 5 });
  const start = supervisor.start(await planOf('broken', 0, 'ends'));
  await expect(start).rejects.toThrow(
    /^broken ends right after its start: TypeError: this process cannot start \(log: /,
  );
  expect(readFileSync(join(folder, 'broken.log'), 'utf8')).toContain('this process cannot start');
});

test('a program that is not there is given up too', async () => {
  supervise({ firstBackOffMs: 5 });
  const plan = await planOf('absent');
  await expect(supervisor.start({ ...plan, command: '/nowhere/program' })).rejects.toThrow(/^absent ends right after/);
});

test('a process that never answers is given up after the limit', async () => {
  supervise({ readyWithinMs: 600 });
  await expect(supervisor.start(await planOf('mute', 0, 'never-ready'))).rejects.toThrow(
    'does not answer within 0.6 s',
  );
});

test('stopping in the middle of a start ends it', async () => {
  supervise();
  const start = supervisor.start(await planOf('mute', 0, 'never-ready'));
  const refused = expect(start).rejects.toThrow('stopped before it was ready');
  await eventually('the process', () => supervisor.running().length === 1);
  await supervisor.stop();
  await refused;
  await expect(supervisor.start(await planOf('late'))).rejects.toThrow('stopped before it was ready');
  expect(supervisor.running()).toEqual([]);
});

test('errors reach the terminal in short and once, everything reaches the log', async () => {
  supervise();
  const plan = await planOf('noisy');
  await supervisor.start(plan);
  for (const _ of [1, 2]) await fetch(`http://127.0.0.1:${plan.port}/log`);
  await eventually(
    'both lines',
    () => readFileSync(join(folder, 'noisy.log'), 'utf8').split('it went wrong').length === 3,
  );
  expect(said).toEqual(['noisy: it went wrong (why)']);
});

test('a process gets the environment it needs and nothing of ours', async () => {
  supervise();
  const plan = await planOf('plain');
  vi.stubEnv('STRIPE_SECRET_KEY', 'of the outer shell');
  await supervisor.start(plan);
  vi.unstubAllEnvs();
  const { env } = (await (await fetch(`http://127.0.0.1:${plan.port}/`)).json()) as { env: Record<string, string> };
  expect(env.NAME).toBe('plain');
  expect(env.PATH).toBe(process.env.PATH);
  expect(env).not.toHaveProperty('STRIPE_SECRET_KEY');
});
