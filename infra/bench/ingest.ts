import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { NewsItem } from '@360/contracts/news';
import { parseFeed } from 'feedsmith';
import { type LoadedStack, untilGrouped, untilReadable, withLoadedStack } from './loaded-stack.ts';
import type { BenchReport, BenchRow } from './report.ts';
import { type SyntheticFeed, syntheticFeeds, syntheticFeedsThatGoOn } from './synthetic-feeds.ts';

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

/** Parses every document as often as it takes to run for a second and a half. Entries per second. */
const bareParse = (documents: Map<string, string>, entries: number): number => {
  const started = performance.now();
  let rounds = 0;
  while (performance.now() - started < 1_500) {
    for (const body of documents.values()) parseFeed(body);
    rounds++;
  }
  return (rounds * entries) / ((performance.now() - started) / 1_000);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What was measured, with what the bare parse did on the same machine at about the same time, in entries per second. */
interface Beside {
  value: number;
  bare: number;
}

/** A machine is not equally fast all the time: the service and the bare parse take turns, so many times. */
const TURNS = 6;
const WARMING_MS = 1_500;
const MEASURED_MS = 4_000;
const RESTING_MS = 2_000;
/** A feed is asked twice for each entry it publishes, since the next poll comes after half its usual gap. */
const POLLS_AN_ENTRY = 2;
const LATER = 100;
/** They follow by queues, on machines of their own where there is much to follow; beside them this one has no core left. */
const FOLLOWERS = ['meili', 'search', 'analysis', 'reader'];
const ALL_THE_TIME = { POLL_MIN_SECONDS: '1', POLL_MAX_SECONDS: '1' };

/** A service that has nothing but new entries before it. */
const firstReading = async (documents: Map<string, string>, items: number): Promise<Beside> => {
  const before = bareParse(documents, items);
  const work = async ({ url, ingestSeconds }: LoadedStack) => {
    await countEachOnce(url, items);
    return ingestSeconds;
  };
  const seconds = await withLoadedStack(documents, items, work, { leftOut: FOLLOWERS });
  return { value: items / seconds, bare: mean([before, bareParse(documents, items)]) };
};

/** The bodies of a feed that goes on, cut out of one piece of memory: outlets make theirs on machines of their own. */
const bodiesOf = ({ head, items, tail }: SyntheticFeed, entries: number) => {
  const all = Buffer.from(items.join(''));
  const ends = [0];
  for (const item of items) ends.push((ends.at(-1) ?? 0) + Buffer.byteLength(item));
  const [before, after] = [Buffer.from(head), Buffer.from(tail)];
  return (later: number): Buffer[] => {
    const first = items.length - entries - later;
    return [before, all.subarray(ends[first], ends[first + entries]), after];
  };
};

/** Feeds that publish an entry for every two times that they are asked, once the measurement has begun. */
const feedsThatGoOn = (feeds: number, entries: number, hasBegun: () => boolean) => {
  const published = new Map<string, number>();
  const begins = new Map<string, number>();
  const documents = new Map(
    syntheticFeedsThatGoOn(feeds, entries, LATER).map((feed) => {
      const { path } = feed;
      const bodyAfter = bodiesOf(feed, entries);
      const said = (asked: number) => {
        if (hasBegun() && !begins.has(path)) begins.set(path, asked);
        const later = Math.min(LATER, Math.floor((asked - (begins.get(path) ?? asked)) / POLLS_AN_ENTRY));
        published.set(path, later);
        return bodyAfter(later);
      };
      return [path, said] as const;
    }),
  );
  return { documents, publishedSince: () => [...published.values()].reduce((sum, count) => sum + count, 0) };
};

/** A service that is asked to poll without pause; entries that it knows count too. @throws when one is lost */
const pollingOn = async (bareDocuments: Map<string, string>, feeds: number, entries: number): Promise<Beside> => {
  let begun = false;
  const { documents, publishedSince } = feedsThatGoOn(feeds, entries, () => begun);
  const work = async ({ url, asked, hold }: LoadedStack): Promise<Beside> => {
    await untilGrouped(url);
    begun = true;
    const rates: number[] = [];
    const bare: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      await sleep(WARMING_MS);
      const [before, started] = [asked(), performance.now()];
      await sleep(MEASURED_MS);
      rates.push(((asked() - before) * entries) / ((performance.now() - started) / 1_000));
      const goOn = hold();
      await sleep(RESTING_MS);
      bare.push(bareParse(bareDocuments, bareDocuments.size * entries));
      goOn();
    }
    await untilReadable(url, feeds * entries + publishedSince());
    return { value: mean(rates), bare: mean(bare) };
  };
  return await withLoadedStack(documents, feeds * entries, work, { feedSettings: ALL_THE_TIME, leftOut: FOLLOWERS });
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
  const row = async (count: number, figure: string, work: () => Promise<Beside>): Promise<BenchRow> => {
    const { value, bare } = await work();
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
      await row(feeds, 'polling on, one new entry in two polls', () => pollingOn(documents, feeds, entries)),
    ],
  };
};
