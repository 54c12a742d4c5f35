import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseFeed } from 'feedsmith';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeBody } from './decode-body.ts';
import { htmlToLine } from './html-text.ts';
import { type ParsedEntry, type ParsedFeed, parseFeedText } from './parse-feed.ts';

const DATA = process.env.NEWS_DATA ?? new URL('../../../../../shared/data', import.meta.url).pathname;
const FEEDS = `${DATA}/feed-conformance/`;
const FEED_URL = 'https://feed.example/feed';
/** Files among the test feeds that are none: outlines, logging set-ups, documents of other kinds. */
const NO_FEED =
  /opml|logback|xml_sample|empty_feed|unknown_feed|rome-modules\/.*\/2\.rss|miniflux\/xml\/.*iso88591|json\/invalid/;
/** What the other readers expect of a feed lies beside it, under one of these endings. */
const EXPECTATIONS = ['.serde.json', '_expected.json', '.json'];

type Loose = Record<string, unknown>;

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const textIn = (value: unknown): string | null => {
  const text = isLoose(value) ? (value.content ?? value.value ?? value.about) : value;
  return typeof text === 'string' && text !== '' ? text : null;
};

/** What an entry states, as another reader read it. */
interface Stated {
  title: string | null;
  link: string | null;
  id: string | null;
  published: string | null;
  updated: string | null;
}

const firstText = (...values: unknown[]): string | null => values.map(textIn).find((text) => text !== null) ?? null;

const linkIn = (entry: Loose): string | null => {
  const links = Array.isArray(entry.links) ? (entry.links as unknown[]).filter(isLoose) : [];
  const page = links.find(({ rel, href }) => href && (rel ?? 'alternate') === 'alternate');
  return firstText(entry.link, entry.url, page?.href);
};

const statedIn = (entry: Loose): Stated => {
  const dc = isLoose(entry.dc) ? entry.dc : {};
  const atom = isLoose(entry.atom) ? entry.atom : {};
  const dates = Array.isArray(dc.dates) ? dc.dates : [];
  return {
    title: firstText(entry.title),
    link: linkIn(entry),
    id: firstText(entry.guid, entry.id, entry.rdf),
    published: firstText(
      ...[entry.publishedParsed, entry.pubDateParsed, entry.published, entry.pubDate, entry.date_published, dates[0]],
    ),
    updated: firstText(entry.updatedParsed, entry.updated, entry.date_modified, atom.updated),
  };
};

const entriesOf = (feed: Loose): Loose[] => ((feed.items ?? feed.entries ?? []) as unknown[]).filter(isLoose);

const figures: Record<string, { right: number; all: number; wrong: string[] }> = {};
const count = (name: string, isRight: boolean, what: string): void => {
  figures[name] ??= { right: 0, all: 0, wrong: [] };
  figures[name].all++;
  if (isRight) figures[name].right++;
  else figures[name].wrong.push(what);
};

/** A link without a host is right when ours ends in it; which base it is read against stands in tests of its own. */
const isSamePage = (url: string | null | undefined, link: string): boolean => {
  if (/^https?:/.test(link)) return url === new URL(link).href;
  return url?.endsWith(new URL(link, 'http://x').href.slice('http://x'.length)) === true;
};

const isSameSecond = (at: number | null | undefined, stated: string): boolean =>
  Math.floor((at ?? Number.NaN) / 1000) === Math.floor(Date.parse(stated) / 1000);

/** Readers that ask for an id make one up where there is none. */
const isMadeUp = (id: string, source: string): boolean =>
  /^[\da-f]{30,32}$|^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(id) && !source.includes(id);

const compare = (
  group: string,
  where: string,
  source: string,
  entry: ParsedEntry | undefined,
  stated: Stated,
): void => {
  const { title, link, id, published, updated } = stated;
  if (title) count(`${group} title`, entry?.title === htmlToLine(title), `${where} ${entry?.title} | ${title}`);
  if (link && !/^[a-z-]+:(?!\/\/)/.test(link)) {
    count(`${group} link`, isSamePage(entry?.url, link), `${where} ${entry?.url} | ${link}`);
  }
  if (id && !isMadeUp(id, source)) count(`${group} id`, entry?.guid === id, `${where} ${entry?.guid} | ${id}`);
  const date = [published, updated].find((text) => text && Date.parse(text));
  const at = (published ? entry?.publishedAt : null) ?? entry?.updatedAt ?? entry?.publishedAt;
  if (date) count(`${group} date`, isSameSecond(at, date), `${where} ${at} | ${date}`);
};

const compareFeed = (group: string, where: string, source: string, feed: ParsedFeed | null, expected: Loose): void => {
  const entries = entriesOf(expected);
  count(`${group} number of entries`, feed?.entries.length === entries.length, where);
  if (feed?.entries.length !== entries.length) return;
  for (const [index, entry] of entries.entries()) {
    compare(group, where, source, feed.entries[index], statedIn(entry));
  }
};

const orNull = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const tryFile = (path: string): void => {
  const source = decodeBody(readFileSync(FEEDS + path), null);
  const feed = orNull(() => parseFeedText(source, FEED_URL));
  count('feeds read', feed !== null, path);
  const stem = path.replace(/\.(xml|json|rss)$/, '');
  const beside = EXPECTATIONS.map((ending) => stem + ending).find((name) => name !== path && existsSync(FEEDS + name));
  if (beside) {
    compareFeed('expected', path, source, feed, JSON.parse(readFileSync(FEEDS + beside, 'utf8')));
    return;
  }
  // The others come without expectations: feedsmith, whose reading is not ours, says what is stated in the file.
  const peer = orNull(() => parseFeed(source));
  if (peer) compareFeed('stated', path, source, feed, peer.feed as Loose);
};

const shareOf = (name: string): number => (figures[name]?.right ?? 0) / (figures[name]?.all ?? 1);

describe.skipIf(!existsSync(FEEDS))('feeds of other readers’ test suites (needs NEWS_DATA)', () => {
  beforeAll(() => {
    const files = globSync(['**/*.xml', '**/*.rss', '{feed-rs/jsonfeed,gofeed/{parser,translator}/json}/**/*.json'], {
      cwd: FEEDS,
    });
    for (const path of files.filter((file) => !NO_FEED.test(file) && !/serde|expected/.test(file))) tryFile(path);
    const lines = Object.entries(figures).map(([name, { right, all }]) => `${name} ${right}/${all}`);
    process.stdout.write(`feed conformance: ${lines.sort().join(', ')}\n`);
  }, 120_000);

  test('there are hundreds of them', () => expect(figures['feeds read']?.all).toBeGreaterThan(800));
  test.each([
    ['feeds read', 0.99],
    ['expected number of entries', 0.98],
    ['expected title', 0.98],
    ['expected link', 0.98],
    ['expected id', 0.98],
    ['expected date', 0.98],
    ['stated number of entries', 0.98],
    ['stated title', 0.98],
    ['stated link', 0.98],
    ['stated id', 0.98],
    ['stated date', 0.98],
  ])('%s: at least %d', (name, share) => {
    expect(shareOf(name), figures[name]?.wrong.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(share);
  });
});
