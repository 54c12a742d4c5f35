import { afterAll, describe, expect, test } from 'vitest';
import { createParsePool } from './parse-pool.ts';

const URL_OF_FEED = 'https://feed.example/rss';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const rss = (items: string, attributes = ''): Uint8Array =>
  bytes(`<rss version="2.0" ${attributes}><channel><title>T</title>${items}</channel></rss>`);
const task = (body: Uint8Array, contentType: string | null = null) => ({
  body: body.slice(),
  contentType,
  url: URL_OF_FEED,
  language: null,
  category: null,
  fetchedAt: Date.UTC(2026, 0, 1),
  known: null,
});
const SMALL = rss('<item><title>One</title><link>https://news.example/1</link></item>');
/** Titles of a million characters of markup each. */
const SLOW = rss(`<item><title><![CDATA[${'<b>'.repeat(333_000)}]]></title></item>`.repeat(100));
/** Texts that together need more than a thread has room for. */
const WIDE = rss(
  `<item><title>x</title><description>${'&amp;eacute; '.repeat(80_000)}</description></item>`.repeat(150),
);

describe('createParsePool', () => {
  const pool = createParsePool({ timeoutMs: 3_500, memoryMb: 1_500 });
  const tight = createParsePool({ timeoutMs: 60_000, memoryMb: 96 });
  afterAll(async () => {
    await pool.close();
    await tight.close();
  });

  test('decodes and parses', async () => {
    const body = Buffer.concat([
      bytes('<?xml version="1.0" encoding="windows-1251"?><rss version="2.0"><channel><title>'),
      Buffer.from([0xcd, 0xee, 0xe2, 0xee, 0xf1, 0xf2, 0xe8]),
      bytes('</title></channel></rss>'),
    ]);
    expect(await pool.read(task(body, 'text/xml'))).toMatchObject({ format: 'rss', title: 'Новости' });
  });

  test('hands faults over whole', async () => {
    await expect(pool.read(task(bytes('<html></html>'), 'text/html'))).rejects.toMatchObject({
      name: 'FetchFault',
      kind: 'not-a-feed',
      message: 'The address answers with a web page, not a feed.',
    });
  });

  test('a feed that takes too long loses its thread while others go on', { timeout: 60_000 }, async () => {
    const slow = expect(pool.read(task(SLOW))).rejects.toMatchObject({ kind: 'parse' });
    const others = await Promise.all(Array.from({ length: 20 }, () => pool.read(task(SMALL))));
    expect(others.every(({ fresh }) => fresh[0]?.title === 'One')).toBe(true);
    await slow;
    expect((await pool.read(task(SMALL))).fresh).toHaveLength(1);
  });

  test('many that come together are read together, and each gets its own answer', async () => {
    const feeds = Array.from({ length: 40 }, (_, n) =>
      n % 7 === 3
        ? bytes('<html></html>')
        : rss(`<item><title>${n}</title><link>https://news.example/${n}</link></item>`),
    );
    const read = await Promise.allSettled(feeds.map((feed) => pool.read(task(feed))));
    const titles = read.map((each) => (each.status === 'fulfilled' ? each.value.fresh[0]?.title : null));
    expect(titles).toEqual(feeds.map((_, n) => (n % 7 === 3 ? null : String(n))));
  });

  test('a feed that takes too much memory does the same', { timeout: 60_000 }, async () => {
    await expect(tight.read(task(WIDE))).rejects.toMatchObject({ kind: 'parse' });
    expect((await tight.read(task(SMALL))).fresh).toHaveLength(1);
  });
});
