import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from './ports.ts';
import { identityOf } from './process-identity.ts';
import { type RunningStack, type StackSurroundings, startStack } from './stack.ts';
import { StartError } from './start-error.ts';
import { testTopology } from './test/test-topology.ts';
import { eventually, pidAt } from './test/waiting.ts';

vi.setConfig({ testTimeout: 90_000 });

let dataDir: string;
let port: number;
let started: RunningStack[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'stack-'));
  port = await freePort();
  started = [];
});

afterEach(async () => {
  await Promise.all(started.map((stack) => stack.stop()));
  rmSync(dataDir, { recursive: true });
});

async function start(around: StackSurroundings = {}, options: { port?: number; redisUrl?: string } = {}) {
  const { redisUrl } = options;
  const outer = { logLevel: 'info' as const, ...(redisUrl ? { redisUrl } : {}) };
  const stack = await startStack(
    { dataDir, port: options.port ?? port, sample: true, outer },
    { topology: testTopology({}), frontend: async () => {}, ...around },
  );
  started.push(stack);
  return stack;
}

const feedPort = () => JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8')).ports.feed as number;

test('all processes answer, and stop in reverse order', async () => {
  const notes = join(dataDir, 'ends');
  const stack = await start({ topology: testTopology({ notes }) });
  expect(stack.url).toBe(`http://127.0.0.1:${port}`);
  expect(stack.processes.map(({ name }) => name)).toEqual(['feed', 'gateway']);
  expect(stack.processes[1]?.pid).toBe(await pidAt(port));
  await stack.stop();
  expect(readFileSync(notes, 'utf8')).toBe('gateway\nfeed\n');
  expect(existsSync(join(dataDir, 'stack.lock'))).toBe(false);
});

test('settings of a bench or test reach the program they name alone', async () => {
  await start({ settings: { gateway: { RATE_LIMIT_SCALE: '100' } } });
  const scaleAt = async (itsPort: number) => {
    const { env } = (await (await fetch(`http://127.0.0.1:${itsPort}/`)).json()) as { env: Record<string, string> };
    return env.RATE_LIMIT_SCALE;
  };
  expect([await scaleAt(port), await scaleAt(feedPort())]).toEqual(['100', undefined]);
});

test('a restart keeps ports, keys and the beginning of the sample timeline', async () => {
  const kept = () => ['stack.json', 'secrets.json'].map((name) => readFileSync(join(dataDir, name), 'utf8'));
  await (await start()).stop();
  const before = kept();
  await (await start()).stop();
  expect(kept()).toEqual(before);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('an inner port that was taken meanwhile is replaced', async () => {
  await (await start()).stop();
  const taken = feedPort();
  const stranger = createServer().listen(taken, '127.0.0.1');
  await start();
  expect(feedPort()).not.toBe(taken);
  expect(await pidAt(feedPort())).toBeDefined();
  stranger.close();
});

test('a taken port is refused in one sentence, and the folder is free again', async () => {
  const stranger = createServer().listen(port, '127.0.0.1');
  await expect(start()).rejects.toThrow(
    new StartError(`port ${port} is taken or not allowed: choose another with --port.`),
  );
  stranger.close();
  await start();
});

test('one data folder has one manager', async () => {
  const stack = await start();
  await expect(start({}, { port: await freePort() })).rejects.toThrow(`in use by process ${process.pid}`);
  expect(await pidAt(port)).toBe(stack.processes[1]?.pid);
});

test('one process that cannot start ends the whole start', async () => {
  const said: string[] = [];
  const topology = testTopology({ behaviour: { gateway: 'ends' } });
  await expect(start({ topology, say: (line) => said.push(line) })).rejects.toThrow(
    'gateway ends right after its start',
  );
  expect(await pidAt(feedPort())).toBeUndefined();
  expect(said).toEqual(['news from the sample newsroom, because --sample']);
});

test('an interface that cannot be built ends the whole start', async () => {
  const frontend = () => Promise.reject(new StartError('the interface could not be built'));
  await expect(start({ frontend })).rejects.toThrow('the interface could not be built');
  expect(await pidAt(feedPort())).toBeUndefined();
});

test('a start that is aborted leaves nothing', async () => {
  const abort = new AbortController();
  const refused = expect(
    start({ abort: abort.signal, topology: testTopology({ behaviour: { gateway: 'never-ready' } }) }),
  ).rejects.toThrow('stopped before it was ready');
  const pid = await eventually('the first process', () =>
    existsSync(join(dataDir, 'stack.json')) ? pidAt(feedPort()) : undefined,
  );
  abort.abort();
  await refused;
  expect(identityOf(pid)).toBeUndefined();
});

test('an engine runs when a process needs it and nothing outside replaces it', async () => {
  const topology = testTopology({ needs: ['redis'] });
  const stack = await start({ topology });
  expect(stack.processes.map(({ name }) => name)).toEqual(['redis', 'feed', 'gateway']);
  await stack.stop();
  const outside = await start({ topology }, { redisUrl: 'redis://127.0.0.1:6379' });
  expect(outside.processes.map(({ name }) => name)).toEqual(['feed', 'gateway']);
});
