import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedStatus } from '@360/contracts/news';
import type { SearchPage } from '@360/contracts/search';
import { freePort } from '../stack/ports.ts';
import { type RunningStack, startStack } from '../stack/stack.ts';
import { bringChromium } from './chromium.ts';

const WANTED = { items: 500, stories: 40 };
const LIMIT_MS = 60_000;

let stack: RunningStack | undefined;
let folder: string | undefined;

/** How many reports, films and posts a search for anything finds; the search engine may not have woken yet. */
const searchable = async (url: string): Promise<number> => {
  const answer = await fetch(`${url}/api/search?q=after:2000-01-01`);
  if (!answer.ok) return 0;
  const { type } = ((await answer.json()) as SearchPage).facets;
  return type.reduce((sum, { value, count }) => sum + (value === 'story' ? 0 : count), 0);
};

const filled = async (url: string): Promise<void> => {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    const { items, stories } = (await (await fetch(`${url}/api/status`)).json()) as FeedStatus;
    const isRead = items >= WANTED.items && stories >= WANTED.stories;
    if (isRead && (await searchable(url)) >= WANTED.items) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`no ${WANTED.items} items to search and ${WANTED.stories} stories within ${LIMIT_MS / 1_000} s`);
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
