import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import { describe, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { startService } from './start-service.ts';

type Role = 'all' | 'web' | 'worker';

/** A service that notes what happens to it. */
const parts = (happened: string[], { role = 'all' as Role, port = 0 } = {}) => ({
  name: 'test',
  context: {
    config: {
      http: { host: '127.0.0.1', port },
      role,
      logLevel: 'silent' as const,
      redisUrl: 'redis://127.0.0.1',
      queuePrefix: 't',
      identityKey: randomBytes(32),
    },
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    checks: {},
    close: async () => happened.push('closed'),
  },
  routes: Router(),
  startJobs: (url: string) => {
    happened.push('working');
    const answers = () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    return { stop: async () => happened.push((await answers()) ? 'stopped, answering still' : 'stopped') };
  },
});

describe('a service that starts', () => {
  test.each<[Role, string[]]>([
    ['all', ['working', 'stopped', 'closed']],
    ['worker', ['working', 'stopped', 'closed']],
    ['web', ['closed']],
  ])('in role %s answers for its health, and stops in order', async (role, expected) => {
    const happened: string[] = [];
    const running = await startService(parts(happened, { role }));
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    await running.stop();
    expect(happened).toEqual(expected);
  });

  test('answers until its jobs have stopped where they need that', async () => {
    const happened: string[] = [];
    const running = await startService({ ...parts(happened), jobsStopFirst: true });
    await running.stop();
    expect(happened).toEqual(['working', 'stopped, answering still', 'closed']);
  });

  test('closes what it stands on where its address is taken', async () => {
    const first = await startService(parts([]));
    const happened: string[] = [];
    const taken = startService(parts(happened, { port: Number(new URL(first.url).port) }));
    await expect(taken).rejects.toThrow('EADDRINUSE');
    expect(happened).toEqual(['closed']);
    await first.stop();
  });
});
