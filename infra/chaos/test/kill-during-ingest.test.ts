import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedStatus, NewsItem } from '@360/contracts/news';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFeeds } from '../../bench/feed-site.ts';
import { syntheticFeeds } from '../../bench/synthetic-feeds.ts';
import { freePort } from '../../stack/ports.ts';
import { type RunningStack, startStack } from '../../stack/stack.ts';

const FEEDS = 40;
const ENTRIES = 20;
const TOTAL = FEEDS * ENTRIES;
/** So that reading takes long enough to be cut into. */
const DELAY_MS = 1_200;
const BACK_MS = 10_000;
const ANSWER_MS = 5_000;
/** A poll that was cut off as often as a job is tried is handed on again after a minute. */
const WHOLE_MS = 150_000;

let folder: string;
let site: Awaited<ReturnType<typeof serveFeeds>>;
let stack: RunningStack;

const ask = (path: string) => fetch(stack.url + path, { signal: AbortSignal.timeout(ANSWER_MS) });

const itemsNow = async (): Promise<number | null> => {
  const response = await ask('/api/status');
  return response.ok ? ((await response.json()) as FeedStatus).items : null;
};

const pidOf = (name: string): number => {
  const found = stack.processes.find((process) => process.name === name);
  if (!found) throw new Error(`${name} does not run`);
  return found.pid;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), '360-chaos-'));
  site = await serveFeeds(syntheticFeeds(FEEDS, ENTRIES), { delayMs: DELAY_MS });
  const port = await freePort();
  stack = await startStack({
    port,
    dataDir: folder,
    feeds: site.opmlUrl,
    sample: false,
    outer: { logLevel: 'error' },
  });
});

afterAll(async () => {
  await stack?.stop();
  await site?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test.each([
  ['feed', 0.05],
  ['redis', 0.25],
  ['mongo', 0.5],
])('%s is killed during ingest and back within ten seconds', async (name, share) => {
  await waitUntil(`${share} of the items`, 60_000, async () => ((await itemsNow()) ?? 0) >= TOTAL * share || null);
  const others = stack.processes.filter((process) => process.name !== name);
  const killed = pidOf(name);
  process.kill(killed, 'SIGKILL');
  await waitUntil(`another ${name} that does its work`, BACK_MS, async () => {
    const replaced = stack.processes.some((process) => process.name === name && process.pid !== killed);
    return replaced && (await ask('/readyz')).ok ? true : null;
  });
  expect((await ask('/api/news?limit=10')).status).toBe(200);
  expect(stack.processes).toEqual(expect.arrayContaining(others));
});

test(
  'in the end every item is there, once, and in a story',
  async () => {
    await waitUntil('all items', WHOLE_MS, async () => ((await itemsNow()) === TOTAL ? true : null));
    const rows: NewsItem[] = [];
    for (let path: string | undefined = '/api/news?limit=200'; path; ) {
      const response: Response = await ask(path);
      rows.push(...((await response.json()) as NewsItem[]));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(rows).toHaveLength(TOTAL);
    expect(new Set(rows.map(({ sourceUrl }) => sourceUrl)).size).toBe(TOTAL);
    await waitUntil('every item in a story', 60_000, async () => {
      const page = (await (await ask('/api/news?limit=200')).json()) as NewsItem[];
      return page.every(({ storyId, coverage }) => storyId && coverage) ? true : null;
    });
  },
  2 * WHOLE_MS,
);
