import { parseArgs } from 'node:util';
import type { NewsItem } from '@360/contracts/news';
import { parseFeed } from 'feedsmith';
import { withLoadedStack } from './loaded-stack.ts';
import type { BenchReport } from './report.ts';
import { syntheticFeeds } from './synthetic-feeds.ts';

const nextOf = (response: Response): string | null =>
  /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;

/** Follows the list to its end. @throws when an item is missing or there twice */
const countEachOnce = async (url: string, expected: number): Promise<void> => {
  const seen = new Set<string>();
  let rows = 0;
  for (let path: string | null = '/api/news?limit=200'; path; ) {
    const response: Response = await fetch(url + path);
    for (const { sourceUrl } of (await response.json()) as NewsItem[]) {
      seen.add(sourceUrl);
      rows++;
    }
    path = nextOf(response);
  }
  if (rows !== expected || seen.size !== expected) throw new Error(`${rows} rows, ${seen.size} items, not ${expected}`);
};

/** Parses every document as often as it takes to run for a second. Entries per second. */
const bareParse = (documents: Map<string, string>, entries: number): number => {
  const started = performance.now();
  let rounds = 0;
  while (performance.now() - started < 1_000) {
    for (const body of documents.values()) parseFeed(body);
    rounds++;
  }
  return (rounds * entries) / ((performance.now() - started) / 1_000);
};

/**
 * From feeds over HTTP to items readable through the gateway, stories and all, against only parsing the same bytes.
 * `--feeds` and `--entries` set the size.
 */
export const benchIngest = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({
    args,
    options: { feeds: { type: 'string', default: '200' }, entries: { type: 'string', default: '50' } },
  });
  const [feeds, entries] = [Number(values.feeds), Number(values.entries)];
  const items = feeds * entries;
  const documents = syntheticFeeds(feeds, entries);
  const bare = bareParse(documents, items);
  const seconds = await withLoadedStack(documents, items, async ({ url, ingestSeconds }) => {
    await countEachOnce(url, items);
    return ingestSeconds;
  });
  const rate = items / seconds;
  const set = `${feeds} feeds × ${entries} entries`;
  return {
    name: 'ingest',
    rows: [
      { set, figure: 'bare feedsmith parse', value: bare, unit: 'items/s' },
      {
        set,
        figure: 'feeds to readable by the API',
        value: rate,
        unit: 'items/s',
        reference: { name: 'bare parse', value: bare },
        ratio: rate / bare,
      },
    ],
  };
};
