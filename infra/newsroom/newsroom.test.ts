import { liveChannelSchema } from '@360/contracts/news';
import { catalogueSchema } from '@360/contracts/publishers';
import { parseFeed, parseOpml } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMedia } from './media.ts';
import { type Newsroom, startNewsroom } from './newsroom.ts';

const EPOCH = Date.parse('2026-03-04T09:20:00Z');
const MINUTE = 60_000;
let now = EPOCH;
let newsroom: Newsroom;

beforeAll(async () => {
  newsroom = await startNewsroom({ port: 0, epoch: EPOCH, now: () => now });
});
afterAll(() => newsroom.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(newsroom.url + path, { headers });
const catalogue = async () => catalogueSchema.parse(await (await get('/catalogue.json')).json());
const feedUrls = async () => (await catalogue()).flatMap((entry) => entry.feeds.map((feed) => feed.url));

type Entry = { id: string | undefined; title: string | undefined; link: string | undefined; date: string | undefined };

/** The entries of a feed in any of the three formats, as feedsmith reads them. */
function entriesOf(text: string): Entry[] {
  const { format, feed } = parseFeed(text);
  if (format === 'rss')
    return (feed.items ?? []).map((item) => ({
      id: item.guid?.value,
      title: item.title,
      link: item.link,
      date: item.pubDate as string | undefined,
    }));
  if (format === 'atom') {
    return (feed.entries ?? []).map((entry) => ({
      id: entry.id,
      title: entry.title?.value,
      link: entry.links?.find((link) => link.rel === 'alternate')?.href,
      date: entry.published as string | undefined,
    }));
  }
  if (format === 'json')
    return (feed.items ?? []).map((item) => ({
      id: item.id,
      title: item.title,
      link: item.url,
      date: item.date_published as string | undefined,
    }));
  throw new Error(`a feed of the format ${format}`);
}

async function allEntries(): Promise<Entry[]> {
  const texts = await Promise.all((await feedUrls()).map(async (url) => (await fetch(url)).text()));
  return texts.flatMap(entriesOf);
}

describe('feeds', { timeout: 60_000 }, () => {
  it('all parse, and every entry has a title, a link, an id of its own and a date within the four and a half days', async () => {
    now = EPOCH;
    const entries = await allEntries();
    expect(entries.length).toBe(newsroom.items);
    expect(entries.length).toBeGreaterThanOrEqual(620);
    for (const { id, title, link, date } of entries) {
      expect(id).toMatch(/^tag:/);
      expect(title).toBeTruthy();
      expect(link?.startsWith(`${newsroom.url}/articles/`)).toBe(true);
      expect(Date.parse(date ?? '')).toBeLessThanOrEqual(EPOCH);
      expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(EPOCH - 4.5 * 24 * 60 * MINUTE);
    }
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    expect(new Set(entries.map((entry) => entry.link)).size).toBe(entries.length);
  });

  it('have something to say at the start, each of them', async () => {
    now = EPOCH;
    for (const url of await feedUrls())
      expect(entriesOf(await (await fetch(url)).text()).length, url).toBeGreaterThan(0);
  });

  it('carry titles with marks that XML and HTML reserve, unharmed', async () => {
    now = EPOCH;
    const titles = (await allEntries()).map((entry) => entry.title ?? '');
    expect(titles.some((title) => title.includes('“'))).toBe(true);
    expect(titles.filter((title) => /&(amp|lt|gt|quot|#39);/.test(title))).toEqual([]);
    const trade = parseFeed(await (await get('/feeds/harbour-and-trade/business.xml')).text());
    expect(trade.format === 'rss' && trade.feed.title).toBe('Harbour & Trade');
  });

  it('bring new items as the clock moves, and break the Almar story within half an hour', async () => {
    now = EPOCH;
    const before = new Set((await allEntries()).map((entry) => entry.id));
    now = EPOCH + 35 * MINUTE;
    const fresh = (await allEntries()).filter((entry) => !before.has(entry.id));
    expect(fresh.length).toBeGreaterThanOrEqual(60);
    expect(
      new Set(fresh.filter((entry) => /Almar|ألمار/.test(entry.title ?? '')).map((entry) => entry.id?.split('.')[0]))
        .size,
    ).toBeGreaterThanOrEqual(5);
  });

  it('answer 304 to their own validators until something changes', async () => {
    now = EPOCH;
    const path = '/feeds/northlight/news.atom';
    const first = await get(path);
    const [tag, modified] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    expect(first.headers.get('cache-control')).toContain('max-age');
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
    expect((await get(path, { 'if-modified-since': modified })).status).toBe(304);
    now = EPOCH + 12 * 60 * MINUTE;
    expect((await get(path, { 'if-none-match': tag })).status).toBe(200);
  });

  it('show a revised item under its old address with a later date of change', async () => {
    const read = async () => parseFeed(await (await get('/feeds/northlight/world.atom')).text());
    const find = async () => {
      const { format, feed } = await read();
      return format === 'atom' ? feed.entries?.find((entry) => entry.id?.includes('marrow-pass-shut')) : undefined;
    };
    now = EPOCH;
    const first = await find();
    now = EPOCH + 60 * MINUTE;
    const second = await find();
    expect(second?.id).toBe(first?.id);
    expect(second?.published).toBe(first?.published);
    expect(second?.title?.value).not.toBe(first?.title?.value);
    expect(String(second?.updated) > String(first?.updated)).toBe(true);
  });

  it('give videos the length of their clip', async () => {
    now = EPOCH;
    const { format, feed } = parseFeed(await (await get('/feeds/lantern-daily/video.xml')).text());
    const items = format === 'rss' ? (feed.items ?? []) : [];
    const { clips } = readMedia();
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      const [content] = item.media?.contents ?? [];
      const clip = [...clips.values()].find((one) => content?.url?.endsWith(`/${one.name}.webm`));
      expect(content?.duration).toBe(Math.round(clip?.seconds ?? Number.NaN));
      expect(item.enclosures?.[0]?.length).toBe(clip?.bytes);
    }
  });
});

describe('lists', () => {
  it('name every feed in the catalogue and in the OPML', async () => {
    const urls = await feedUrls();
    const opml = await (await get('/feeds.opml')).text();
    expect(
      parseOpml(opml)
        .body?.outlines?.flatMap((folder) => folder.outlines ?? [])
        .map((outline) => outline.xmlUrl),
    ).toEqual(urls);
  });

  it('give six channels whose pages fit in a frame of this machine and load nothing from outside', async () => {
    const channels = liveChannelSchema.array().parse(await (await get('/live.json')).json());
    expect(channels.length).toBe(6);
    for (const { embedUrl } of channels) {
      const page = await fetch(embedUrl);
      expect(page.headers.get('content-security-policy')).toContain(
        'frame-ancestors http://127.0.0.1:* http://localhost:*',
      );
      expect(page.headers.get('x-frame-options')).toBeNull();
      expect(await page.text()).not.toMatch(/(src|href)="(https?:)?\/\//);
    }
  });
});

describe('articles', () => {
  it('have the title, Open Graph tags and the line that they are invented', async () => {
    now = EPOCH;
    const [entry] = await allEntries();
    const page = await (await fetch(entry?.link ?? '')).text();
    expect(page).toContain('property="og:title"');
    expect(page).toContain('invented for the sample newsroom');
  });

  it('may be read by everyone, but those of one outlet by no machine', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('Allow: /');
    expect(await (await get('/.well-known/tdmrep.json')).json()).toEqual([
      { location: '/articles/belvedere-sport/', 'tdm-reservation': 1 },
    ]);
  });

  it('are not there before their time', async () => {
    const path = '/articles/harbour-and-trade/power-fails-across-almar-city-free-port-cranes-stop-in-mid-lift';
    now = EPOCH;
    expect((await get(path)).status).toBe(404);
    now = EPOCH + 7 * MINUTE;
    expect((await get(path)).status).toBe(200);
  });
});

describe('files', () => {
  const clip = '/media/clips/harbour-dusk.webm';

  it('answer ranges', async () => {
    const whole = Buffer.from(await (await get(clip)).arrayBuffer());
    const part = await get(clip, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
    const tail = await get(clip, { range: 'bytes=-50' });
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(whole.subarray(-50));
    expect((await get(clip, { range: `bytes=${whole.length}-` })).status).toBe(416);
  });

  it.each([
    '/pictures/..%2f..%2fnewsroom.jpg',
    '/pictures/absent.jpg',
    '/media/clips/%2e%2e.webm',
    '/feeds/absent/news.xml',
  ])('does not find %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('are small, and all pictures are in use or in reserve by name', () => {
    const { clips, pictures } = readMedia();
    expect(pictures.size).toBeGreaterThanOrEqual(36);
    for (const [name, bytes] of pictures) expect(bytes, name).toBeLessThanOrEqual(45_000);
    for (const { name, bytes, seconds } of clips.values()) {
      expect(bytes, name).toBeLessThanOrEqual(200_000);
      expect(seconds).toBeGreaterThanOrEqual(6);
      expect(seconds).toBeLessThanOrEqual(10);
    }
  });

  it('refuses to be written to', async () => {
    expect((await fetch(`${newsroom.url}/catalogue.json`, { method: 'POST' })).status).toBe(405);
  });
});
