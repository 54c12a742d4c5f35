import { existsSync, globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeBody } from './decode-body.ts';
import { htmlToLine } from './html-text.ts';
import { type ParsedEntry, type ParsedFeed, parseFeedText } from './parse-feed.ts';

const DATA = process.env.NEWS_DATA ?? new URL('../../../../../shared/data', import.meta.url).pathname;
const FEEDS = `${DATA}/feed-conformance/`;
/** Files among the test feeds that are none: outlines, logging set-ups, documents of other kinds. */
const NO_FEED =
  /opml|logback|xml_sample|empty_feed|unknown_feed|atom_entry_1|rome-modules\/.*\/2\.rss|miniflux\/xml\/|json\/invalid/;

const read = (path: string): ParsedFeed | null => {
  try {
    return parseFeedText(decodeBody(readFileSync(FEEDS + path), null), 'https://feed.example/feed');
  } catch {
    return null;
  }
};

const json = (path: string): Record<string, unknown> => JSON.parse(readFileSync(FEEDS + path, 'utf8'));
const seconds = (at: number | null): number | null => (at === null ? null : Math.floor(at / 1000));

interface Expected {
  title: string | null;
  link: string | null;
  id: string | null;
  published: string | null;
}

const textIn = (value: unknown): string | null => {
  const text = value && typeof value === 'object' && 'content' in value ? value.content : value;
  return typeof text === 'string' && text !== '' ? text : null;
};

/** One entry as the other readers' expectations describe it; what they say in no comparable form is left out. */
const expectedOf = (entry: Record<string, unknown>): Expected => {
  const links = Array.isArray(entry.links) ? (entry.links as { href?: string; rel?: string | null }[]) : [];
  const alternate = links.find((link) => typeof link === 'object' && (link.rel ?? 'alternate') === 'alternate')?.href;
  const link = textIn(entry.link) ?? alternate ?? null;
  const guid = entry.guid && typeof entry.guid === 'object' && 'value' in entry.guid ? entry.guid.value : entry.guid;
  const id = textIn(guid) ?? textIn(entry.id);
  return {
    title: textIn(entry.title),
    link: link?.startsWith('http') ? link : null,
    // A hash stands for an entry without an id.
    id: id && /^[0-9a-f]{32}$/.test(id) ? null : id,
    published:
      textIn(entry.publishedParsed) ??
      textIn(entry.pubDateParsed) ??
      (entry.published_on ? null : textIn(entry.published)),
  };
};

const figures: Record<string, { right: number; all: number }> = {};
const count = (name: string, isRight: boolean): void => {
  figures[name] ??= { right: 0, all: 0 };
  figures[name].all++;
  if (isRight) figures[name].right++;
};

const compare = (entry: ParsedEntry | undefined, { title, link, id, published }: Expected): void => {
  if (title) count('title', entry?.title === htmlToLine(title));
  if (link) count('link', entry?.url === new URL(link).href);
  if (id && entry?.guid !== null) count('id', entry?.guid === id);
  const at = published && Date.parse(published);
  if (at) count('date', seconds(entry?.publishedAt ?? null) === seconds(at));
};

const compareFile = (feed: ParsedFeed | null, expected: Record<string, unknown>): void => {
  const entries = (expected.items ?? expected.entries ?? []) as Record<string, unknown>[];
  count('number of entries', feed?.entries.length === entries.length);
  if (feed?.entries.length !== entries.length) return;
  for (const [index, entry] of entries.entries()) compare(feed.entries[index], expectedOf(entry));
};

const shareOf = (name: string): number => (figures[name]?.right ?? 0) / (figures[name]?.all ?? 1);

describe.skipIf(!existsSync(FEEDS))('feeds of other readers’ test suites (needs NEWS_DATA)', () => {
  beforeAll(() => {
    const files = globSync(['**/*.xml', '**/*.rss', '{feed-rs/jsonfeed,gofeed/parser/json}/**/*.json'], { cwd: FEEDS });
    for (const path of files.filter((file) => !NO_FEED.test(file) && !/serde|expected/.test(file))) {
      const feed = read(path);
      count('feeds read', feed !== null);
      const stem = path.replace(/\.(xml|json)$/, '');
      const sibling = [`${stem}.serde.json`, `${stem}.json`].find((name) => name !== path && existsSync(FEEDS + name));
      if (sibling) compareFile(feed, json(sibling));
    }
    const lines = Object.entries(figures).map(([name, { right, all }]) => `${name} ${right}/${all}`);
    process.stdout.write(`feed conformance: ${lines.join(', ')}\n`);
  }, 120_000);

  test('there are hundreds of them', () => expect(figures['feeds read']?.all).toBeGreaterThan(800));
  test.each([
    ['feeds read', 0.99],
    ['number of entries', 0.98],
    ['title', 0.96],
    ['link', 0.95],
    ['id', 0.97],
    ['date', 0.98],
  ])('%s: at least %d', (name, share) => expect(shareOf(name)).toBeGreaterThanOrEqual(share));
});
