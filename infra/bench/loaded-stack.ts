import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FeedStatus } from '@360/contracts/news';
import { keptSecrets, readState } from '../stack/data-folder.ts';
import { freePort } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';
import { type Documents, serveFeeds } from './feed-site.ts';

const STEP_MS = 50;
const LIMIT_MS = 5 * 60_000;
/** One address asks more here than a thousand readers do. */
const UNLIMITED = '10000';

export interface LoadedStack {
  url: string;
  feedServiceUrl: string;
  identityKey: Uint8Array;
  /** From the first feed asked for to the last item readable, in seconds. */
  ingestSeconds: number;
  /** How often any feed has been asked for. */
  asked: () => number;
}

const statusOf = async (url: string): Promise<FeedStatus> =>
  (await (await fetch(`${url}/api/status`)).json()) as FeedStatus;

/** @throws when it takes more than five minutes */
export const untilReadable = async (url: string, items: number): Promise<void> => {
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await sleep(STEP_MS))
    if ((await statusOf(url)).items >= items) return;
  throw new Error(`the items were not readable within ${LIMIT_MS / 1_000} s`);
};

/** Waits until every item there is has its story. @throws when it takes more than five minutes */
export const untilGrouped = async (url: string): Promise<void> => {
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await sleep(STEP_MS))
    if ((await statusOf(url)).waiting === 0) return;
  throw new Error(`the items had no stories within ${LIMIT_MS / 1_000} s`);
};

/** Feeds lie on many hosts, each of which is asked for little at a time. */
const HOSTS = 16;

/**
 * Starts the whole product on an empty folder, lets it read the documents, runs `work` on it and takes it down.
 * `feedSettings` is added to the environment of the feed service.
 */
export const withLoadedStack = async <T>(
  documents: Documents,
  items: number,
  work: (stack: LoadedStack) => Promise<T>,
  feedSettings: Record<string, string> = {},
): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), '360-bench-'));
  const site = await serveFeeds(documents, { origins: HOSTS });
  const feeds = join(dataDir, 'feeds.opml');
  await writeFile(feeds, site.opml());
  const options = { port: await freePort(), dataDir, feeds, sample: false, outer: { logLevel: 'error' as const } };
  const settings = { gateway: { RATE_LIMIT_SCALE: UNLIMITED }, feed: feedSettings };
  const stack = await startStack(options, { settings });
  try {
    await untilReadable(stack.url, items);
    const ingestSeconds = (performance.now() - site.firstAskedAt()) / 1_000;
    const feedServiceUrl = `http://127.0.0.1:${readState(dataDir).ports.feed}`;
    const identityKey = Buffer.from(keptSecrets(dataDir).identityKey, 'base64url');
    return await work({ url: stack.url, feedServiceUrl, identityKey, ingestSeconds, asked: site.asked });
  } finally {
    await stack.stop();
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
