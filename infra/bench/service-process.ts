import { setTimeout as sleep } from 'node:timers/promises';
import { endChild, hasEnded, startChild } from '../stack/child.ts';
import { MEMORY } from '../stack/memory.ts';
import { freePort } from '../stack/ports.ts';

const STEP_MS = 20;
const READY_MS = 60_000;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts a service as a process of its own on a free loopback port, as small as the product keeps it, and waits until it
 * is ready; `entry` is its program. @throws when it ends or is not ready within a minute
 */
export const startServiceProcess = async (entry: string, env: Record<string, string>) => {
  const port = await freePort();
  const child = startChild({
    command: process.execPath,
    args: [entry],
    env: { NODE_ENV: 'production', ...MEMORY, ...env, HOST: '127.0.0.1', PORT: String(port) },
    onParentDeath: 'SIGKILL',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(process.stderr);
  const service = { url: `http://127.0.0.1:${port}`, stop: () => endChild(child, 'SIGTERM') };
  for (const until = Date.now() + READY_MS; !(await isReady(service.url)); await sleep(STEP_MS)) {
    if (!hasEnded(child) && Date.now() < until) continue;
    await endChild(child, 'SIGKILL');
    throw new Error(`${entry} did not become ready`);
  }
  return service;
};
