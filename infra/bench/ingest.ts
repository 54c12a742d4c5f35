import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { NewsItem } from '@360/contracts/news';
import { parseFeed } from 'feedsmith';
import { untilGrouped, untilReadable, withLoadedStack } from './loaded-stack.ts';
import type { BenchReport, BenchRow } from './report.ts';
import { syntheticFeeds, syntheticFeedsThatGoOn } from './synthetic-feeds.ts';

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

/** Parses every document as often as it takes to run for two seconds. Entries per second. */
const bareParse = (documents: Map<string, string>, entries: number): number => {
  const started = performance.now();
  let rounds = 0;
  while (performance.now() - started < 2_000) {
    for (const body of documents.values()) parseFeed(body);
    rounds++;
  }
  return (rounds * entries) / ((performance.now() - started) / 1_000);
};

/** `work`, with what the bare parse does right before and right after it: a machine is not equally fast all the time. */
const besideBare = async (documents: Map<string, string>, entries: number, work: () => Promise<number>) => {
  const before = bareParse(documents, entries);
  const value = await work();
  return { value, bare: (before + bareParse(documents, entries)) / 2 };
};

const WARMING_MS = 5_000;
const MEASURED_MS = 20_000;
/** A feed is asked twice for each entry it publishes, since the next poll comes after half its usual gap. */
const POLLS_AN_ENTRY = 2;
const LATER = 100;
/** They follow by queues, on machines of their own where there is much to follow; beside them this one has no core left. */
const FOLLOWERS = ['meili', 'search', 'analysis', 'reader'];
const ALL_THE_TIME = { POLL_MIN_SECONDS: '1', POLL_MAX_SECONDS: '1' };

/** Entries per second of a service that has nothing but new entries before it. */
const firstReading = async (documents: Map<string, string>, items: number): Promise<number> =>
  items /
  (await withLoadedStack(
    documents,
    items,
    async ({ url, ingestSeconds }) => {
      await countEachOnce(url, items);
      return ingestSeconds;
    },
    { leftOut: FOLLOWERS },
  ));

/** Entries per second, known ones included, of a service that is asked to poll without pause. @throws when one is lost */
const pollingOn = async (feeds: number, entries: number): Promise<number> => {
  const published = new Map<string, number>();
  const begins = new Map<string, number>();
  let begun = false;
  const documents = new Map(
    syntheticFeedsThatGoOn(feeds, entries, LATER).map(({ path, documentAfter }) => {
      const said = (asked: number) => {
        if (begun && !begins.has(path)) begins.set(path, asked);
        const later = Math.min(LATER, Math.floor((asked - (begins.get(path) ?? asked)) / POLLS_AN_ENTRY));
        published.set(path, later);
        return documentAfter(later);
      };
      return [path, said] as const;
    }),
  );
  const work = async ({ url, asked }: { url: string; asked: () => number }) => {
    await untilGrouped(url);
    begun = true;
    await sleep(WARMING_MS);
    const before = asked();
    const started = performance.now();
    await sleep(MEASURED_MS);
    const rate = ((asked() - before) * entries) / ((performance.now() - started) / 1_000);
    const later = [...published.values()].reduce((sum, count) => sum + count, 0);
    await untilReadable(url, feeds * entries + later);
    return rate;
  };
  return await withLoadedStack(documents, feeds * entries, work, {
    feedSettings: ALL_THE_TIME,
    leftOut: FOLLOWERS,
  });
};

/**
 * From feeds over HTTP to items readable through the gateway, stories and all, against only parsing the same bytes:
 * once where every entry is new, and once where feeds go on at the pace they are polled at. The index and the analysis,
 * which follow by queues, are not started. `--feeds` and `--entries` set the size.
 */
export const benchIngest = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({
    args,
    options: { feeds: { type: 'string', default: '800' }, entries: { type: 'string', default: '50' } },
  });
  const [feeds, entries] = [Number(values.feeds), Number(values.entries)];
  const few = Math.ceil(feeds / 4);
  const documents = syntheticFeeds(few, entries);
  const row = async (count: number, figure: string, work: () => Promise<number>): Promise<BenchRow> => {
    const { value, bare } = await besideBare(documents, few * entries, work);
    return {
      set: `${count} feeds × ${entries} entries`,
      figure,
      value,
      unit: 'entries/s',
      reference: { name: 'bare feedsmith parse', value: bare },
      ratio: value / bare,
    };
  };
  return {
    name: 'ingest',
    rows: [
      await row(few, 'first reading, all entries new', () => firstReading(documents, few * entries)),
      await row(feeds, 'polling on, one new entry in two polls', () => pollingOn(feeds, entries)),
    ],
  };
};
