import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedStatus } from '@360/contracts/news';
import { keptSecrets, readState } from '../stack/data-folder.ts';
import { freePort } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';
import { serveFeeds } from './synthetic-feeds.ts';

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
}

const untilReadable = async (url: string, items: number): Promise<void> => {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    const status = (await (await fetch(`${url}/api/status`)).json()) as FeedStatus;
    if (status.items >= items) return;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`the items were not readable within ${LIMIT_MS / 1_000} s`);
};

/** Starts the whole product on an empty folder, lets it read the documents, runs `work` on it and takes it down. */
export const withLoadedStack = async <T>(
  documents: Map<string, string>,
  items: number,
  work: (stack: LoadedStack) => Promise<T>,
): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), '360-bench-'));
  const site = await serveFeeds(documents);
  const port = await freePort();
  const options = { port, dataDir, feeds: site.opmlUrl, sample: false, outer: { logLevel: 'error' as const } };
  const stack = await startStack(options, { settings: { gateway: { RATE_LIMIT_SCALE: UNLIMITED } } });
  try {
    await untilReadable(stack.url, items);
    const ingestSeconds = (performance.now() - site.firstAskedAt()) / 1_000;
    const feedServiceUrl = `http://127.0.0.1:${readState(dataDir).ports.feed}`;
    const identityKey = Buffer.from(keptSecrets(dataDir).identityKey, 'base64url');
    return await work({ url: stack.url, feedServiceUrl, identityKey, ingestSeconds });
  } finally {
    await stack.stop();
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
