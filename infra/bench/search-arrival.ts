import { setTimeout as sleep } from 'node:timers/promises';
import { searchPageSchema } from '@360/contracts/search';
import { untilGrouped, withLoadedStack } from './loaded-stack.ts';
import type { BenchRow } from './report.ts';
import { timeRow } from './search-rows.ts';
import { seeded, syntheticFeedsThatGoOn } from './synthetic-feeds.ts';

const ARRIVALS = 20;
const LIMIT_MS = 5_000;
const STEP_MS = 200;
const INDEXED_MS = 60 * 60_000;
const GIVEN_UP_MS = 5 * 60_000;
const ENTRIES = 25;
const POLL_SECONDS = '60';
/** What every report answers to. */
const ANY_REPORT = 'after:2000-01-01';
const WORD_LENGTH = 12;
/** Invented news has no word of these letters alone. */
const LETTERS = 'qwxyz';

const words = (count: number): string[] => {
  const random = seeded(360);
  const word = () => Array.from({ length: WORD_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
  return Array.from({ length: count }, word);
};

/** @throws when it is not answered with a page of results */
const search = async (url: string, q: string) =>
  searchPageSchema.parse(await (await fetch(`${url}/api/search?${new URLSearchParams({ q })}`)).json());

const untilIndexed = async (url: string, documents: number): Promise<void> => {
  for (const until = Date.now() + INDEXED_MS; Date.now() < until; await sleep(1_000)) {
    const { facets } = await search(url, ANY_REPORT);
    if (facets.type.some(({ value, count }) => value === 'article' && count >= documents)) return;
  }
  throw new Error(`the reports were not indexed within ${INDEXED_MS / 60_000} minutes`);
};

const entryOf = (word: string): string => {
  const link = `https://outlet.example/${word}`;
  const told = `<title>${word} is told of</title><description>What ${word} is, nobody knows.</description>`;
  return `<item><link>${link}</link><guid>${link}</guid>${told}<pubDate>${new Date().toUTCString()}</pubDate></item>`;
};

/** Feeds that stay as they are until they `publish`: then the first of them have one more entry, with a word of its own. */
const publishingFeeds = (documents: number) => {
  const published = words(ARRIVALS);
  const servedAt = new Map<string, number>();
  let isPublishing = false;
  const feeds = syntheticFeedsThatGoOn(Math.ceil(documents / ENTRIES), ENTRIES, 0);
  const told = feeds.map(({ path, outlet, documentAfter }) => {
    const word = published[outlet];
    const document = () => {
      const before = documentAfter(0);
      if (!isPublishing || !word) return before;
      if (!servedAt.has(word)) servedAt.set(word, performance.now());
      return before.replace('<item>', `${entryOf(word)}<item>`);
    };
    return [path, document] as const;
  });
  return {
    documents: new Map(told),
    published,
    servedAt,
    publish: () => {
      isPublishing = true;
    },
  };
};

/** From when its feed is answered until a search finds it, in ms. @throws when that is not within five minutes */
const untilFindable = async (url: string, word: string, servedAt: ReadonlyMap<string, number>): Promise<number> => {
  for (const until = Date.now() + GIVEN_UP_MS; Date.now() < until; await sleep(STEP_MS)) {
    const served = servedAt.get(word);
    if (served === undefined) continue;
    const { results } = await search(url, word);
    if (results.some(({ title }) => title.includes(word))) return performance.now() - served;
  }
  throw new Error(`${word} was not findable within ${GIVEN_UP_MS / 60_000} minutes`);
};

/**
 * The slowest of twenty reports from its feed's answer to being found through the gateway by a word that only it has,
 * against 5 s: the whole product, which polls the feeds of all documents once a minute meanwhile.
 */
export const arrivalRow = async (documents: number): Promise<BenchRow> => {
  const feeds = publishingFeeds(documents);
  const count = feeds.documents.size * ENTRIES;
  const slowest = await withLoadedStack(
    feeds.documents,
    count,
    async ({ url }) => {
      await untilGrouped(url);
      await untilIndexed(url, count);
      feeds.publish();
      return Math.max(...(await Promise.all(feeds.published.map((word) => untilFindable(url, word, feeds.servedAt)))));
    },
    { feedSettings: { POLL_MIN_SECONDS: POLL_SECONDS, POLL_MAX_SECONDS: POLL_SECONDS } },
  );
  return timeRow(count, `a report is findable, slowest of ${ARRIVALS}`, slowest, LIMIT_MS);
};
