import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedStatus } from '@360/contracts/news';
import { freePort } from '../stack/ports.ts';
import { type RunningStack, startStack } from '../stack/stack.ts';
import { bringChromium } from './chromium.ts';

const WANTED = { items: 500, stories: 40 };
const LIMIT_MS = 60_000;

let stack: RunningStack | undefined;
let folder: string | undefined;

const filled = async (url: string): Promise<void> => {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    const status = (await (await fetch(`${url}/api/status`)).json()) as FeedStatus;
    if (status.items >= WANTED.items && status.stories >= WANTED.stories) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no ${WANTED.items} items and ${WANTED.stories} stories within ${LIMIT_MS / 1_000} s`);
};

/**
 * Vitest's global set-up for browser tests: the whole product on the sample newsroom, as `npm start` starts it, with
 * its address in E2E_URL. Where E2E_URL is set already, that product is driven.
 */
export const setup = async (): Promise<void> => {
  process.env.CHROMIUM = bringChromium();
  if (process.env.E2E_URL) return;
  folder = await mkdtemp(join(tmpdir(), '360-e2e-'));
  const port = await freePort();
  const options = { port, dataDir: folder, sample: true, outer: { logLevel: 'error' as const } };
  stack = await startStack(options, { say: (line) => console.log(line) });
  await filled(stack.url);
  process.env.E2E_URL = stack.url;
};

export const teardown = async (): Promise<void> => {
  await stack?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
};
