import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FeedStatus } from '@360/contracts/news';
import { keptSecrets, readState } from '../stack/data-folder.ts';
import { freePort } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';
import { TOPOLOGY, type TopologyEntry } from '../stack/topology.ts';
import { type Documents, serveFeeds } from './feed-site.ts';

const STEP_MS = 50;
const LIMIT_MS = 30 * 60_000;
/** One address asks more here than a thousand readers do. */
const UNLIMITED = '10000';

export interface LoadedStack {
  url: string;
  feedServiceUrl: string;
  identityKey: Uint8Array;
  /** From the first feed asked for to the last item readable, in seconds. */
  ingestSeconds: number;
  /** How often any feed has been answered. */
  asked: () => number;
  /** Keeps back every answer of a feed until the function it returns is called. */
  hold: () => () => void;
}

const statusOf = async (url: string): Promise<FeedStatus> =>
  (await (await fetch(`${url}/api/status`)).json()) as FeedStatus;

/** @throws when it takes more than half an hour */
export const untilReadable = async (url: string, items: number): Promise<void> => {
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await sleep(STEP_MS))
    if ((await statusOf(url)).items >= items) return;
  throw new Error(`the items were not readable within ${LIMIT_MS / 60_000} minutes`);
};

/** Waits until every item there is has its story. @throws when it takes more than half an hour */
export const untilGrouped = async (url: string): Promise<void> => {
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await sleep(STEP_MS))
    if ((await statusOf(url)).waiting === 0) return;
  throw new Error(`the items had no stories within ${LIMIT_MS / 60_000} minutes`);
};

/** A port on which nobody listens: for the others, a process that is left out is one that is away. */
const NOBODY = 1;

/** The product without some of its processes. */
const topologyWithout = (left: readonly string[]): TopologyEntry[] =>
  TOPOLOGY.filter(({ name }) => !left.includes(name)).map((entry) => {
    if (entry.kind === 'engine') return entry;
    const env: typeof entry.env = (facts, port) =>
      entry.env({ ...facts, portOf: (name) => (left.includes(name) ? NOBODY : facts.portOf(name)) }, port);
    return { ...entry, env };
  });

interface StackTerms {
  /** Added to the environment of the feed service. */
  feedSettings?: Record<string, string>;
  /** Processes that are not started: what follows the news by a queue and has a measurement of its own. */
  leftOut?: readonly string[];
}

/** Feeds lie on many hosts, each of which is asked for little at a time. */
const HOSTS = 16;

/** Starts the product on an empty folder, lets it read the documents, runs `work` on it and takes it down. */
export const withLoadedStack = async <T>(
  documents: Documents,
  items: number,
  work: (stack: LoadedStack) => Promise<T>,
  { feedSettings = {}, leftOut = [] }: StackTerms = {},
): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), '360-bench-'));
  const site = await serveFeeds(documents, { origins: HOSTS });
  const feeds = join(dataDir, 'feeds.opml');
  await writeFile(feeds, site.opml());
  const options = { port: await freePort(), dataDir, feeds, sample: false, outer: { logLevel: 'error' as const } };
  const settings = { gateway: { RATE_LIMIT_SCALE: UNLIMITED }, feed: feedSettings };
  const stack = await startStack(options, { settings, topology: topologyWithout(leftOut) });
  try {
    await untilReadable(stack.url, items);
    const ingestSeconds = (performance.now() - site.firstAskedAt()) / 1_000;
    const feedServiceUrl = `http://127.0.0.1:${readState(dataDir).ports.feed}`;
    const identityKey = Buffer.from(keptSecrets(dataDir).identityKey, 'base64url');
    return await work({
      url: stack.url,
      feedServiceUrl,
      identityKey,
      ingestSeconds,
      asked: site.asked,
      hold: site.hold,
    });
  } finally {
    await stack.stop();
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
