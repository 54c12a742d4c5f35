import { describe, expect, test } from 'vitest';
import { type EntryMarks, readFeed } from './read-feed.ts';

const item = (n: number, text = 'The harbour opens again after the storm, the council said on Monday evening.') =>
  `<item><title>Report ${n} from the harbour</title><link>https://outlet.example/${n}</link><guid>${n}</guid><description>${text}</description></item>`;
const feedOf = (items: string[], head = '') =>
  new TextEncoder().encode(`<rss version="2.0"><channel><title>T</title>${head}${items.join('')}</channel></rss>`);
const task = (items: string[], known: EntryMarks | null = null, head = '') => ({
  body: feedOf(items, head),
  contentType: null,
  url: 'https://outlet.example/feed',
  language: null,
  category: null,
  fetchedAt: Date.UTC(2026, 0, 1),
  known,
});
const idsOf = ({ fresh }: ReturnType<typeof readFeed>) => fresh.map(({ canonicalUrl }) => canonicalUrl);

describe('readFeed', () => {
  test('passes over entries it is told are known, and no others', () => {
    const first = readFeed(task([item(1), item(2)]));
    expect(idsOf(first)).toEqual(['https://outlet.example/1', 'https://outlet.example/2']);
    const second = readFeed(task([item(3), item(1), item(2, 'Another text.')], first.marks));
    expect(idsOf(second)).toEqual(['https://outlet.example/3', 'https://outlet.example/2']);
    expect(second.entryCount).toBe(3);
    expect(second.marks.fingerprints).toHaveLength(3);
  });

  test('remembers the dates of what it passes over', () => {
    const dated = (n: number) => item(n).replace('<guid>', `<pubDate>Mon, 0${n} Jun 2026 10:00:00 GMT</pubDate><guid>`);
    const first = readFeed(task([dated(1), item(2)]));
    const second = readFeed(task([dated(3), dated(1), item(2)], first.marks));
    expect(second.dates).toEqual([Date.UTC(2026, 5, 3, 10), Date.UTC(2026, 5, 1, 10)]);
  });

  test('reads all anew where what their links are read against has changed', () => {
    const relative = '<item><title>The harbour opens again</title><link>/1</link></item>';
    const under = (base: string, known: EntryMarks | null) => {
      const text = `<rss version="2.0" xml:base="${base}"><channel><title>T</title>${relative}</channel></rss>`;
      return readFeed({ ...task([], known), body: new TextEncoder().encode(text) });
    };
    const first = under('https://outlet.example/', null);
    expect(idsOf(under('https://outlet.example/', first.marks))).toEqual([]);
    expect(idsOf(under('https://moved.example/', first.marks))).toEqual(['https://moved.example/1']);
  });

  test('a feed that names no language is read in the one its first entries are written in', () => {
    const items = [1, 2, 3, 4, 5, 6].map((n) => item(n));
    const read = readFeed(task([...items, item(7, 'Short.')]));
    expect(new Set(read.fresh.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  test('where its entries differ, each is told by itself', () => {
    const german = 'Der Hafen ist nach dem Sturm wieder offen, sagte der Stadtrat am Montagabend vor der Presse.';
    const read = readFeed(task([1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? item(n) : item(n, german)))));
    expect(read.fresh.map(({ language }) => language)).toEqual(['en', 'de', 'en', 'de', 'en', 'de']);
  });
});
