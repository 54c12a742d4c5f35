import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { benchFeeds, type FeedsReport } from './feeds.ts';

const FILES: Record<string, string | Buffer> = {
  'rss.xml': `<rss version="2.0"><channel><title>T</title>
    <item><title>One</title><link>https://news.example/1</link><guid>1</guid><pubDate>2024-01-01</pubDate></item>
    <item><description>no title</description></item></channel></rss>`,
  'deep/er/atom.xml': `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title>
    <entry><title>x</title><id>urn:1</id><updated>2024-01-01T00:00:00Z</updated></entry></feed>`,
  'deep/a name with spaces & %41.rdf': `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
    <channel><title>R</title></channel><item rdf:about="https://news.example/1"><title>x</title></item></rdf:RDF>`,
  'feed.json': JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    title: 'J',
    items: [{ id: '1', url: '/1' }],
  }),
  'packed.xml': gzipSync('<rss version="2.0"><channel><title>P</title></channel></rss>'),
  'expected.json': '{"version":"2.0","items":[{"title":"One"}]}',
  'list.json': '[1,2,3]',
  'empty.xml': '',
  'page.html': '<!doctype html><html><body>x</body></html>',
  'binary.bin': Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7919) % 256)),
  'nested.xml': `<rss><channel>${'<a>'.repeat(50_000)}`,
  'bomb.xml': gzipSync(Buffer.alloc(200_000_000)),
};

describe('benchFeeds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
  let report: FeedsReport;
  let printed = '';

  beforeAll(async () => {
    for (const [name, content] of Object.entries(FILES)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    symlinkSync(folder, join(folder, 'deep', 'round'));
    symlinkSync(join(folder, 'missing'), join(folder, 'nowhere.xml'));
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    report = await benchFeeds(['--dir', folder]);
    write.mockRestore();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const rowOf = (file: string) => report.files.find((row) => row.file === file);
  const totalOf = (figure: string) => report.rows.find((row) => row.figure === figure)?.value;

  it.each([
    ['rss.xml', 'rss', 2, 1, 1, 1, 1],
    ['deep/er/atom.xml', 'atom', 1, 1, 0, 1, 1],
    ['deep/a name with spaces & %41.rdf', 'rdf', 1, 1, 1, 1, 0],
    ['feed.json', 'json', 1, 0, 1, 1, 0],
    ['packed.xml', 'rss', 0, 0, 0, 0, 0],
  ])('%s', (file, kind, entries, title, link, id, date) => {
    expect(rowOf(file)).toEqual({ file, kind, entries, title, link, id, date, error: null, crashed: false });
  });

  it.each(['expected.json', 'list.json', 'empty.xml', 'page.html', 'binary.bin', 'nested.xml', 'bomb.xml'])(
    '%s is a row with a sentence',
    (file) => {
      expect(rowOf(file)).toMatchObject({ kind: null, entries: 0, crashed: false });
      expect(rowOf(file)?.error).toMatch(/^The .*\.$/);
      expect(printed).toContain(rowOf(file)?.error);
    },
  );

  it('adds them up', () => {
    expect(totalOf('files')).toBe(Object.keys(FILES).length);
    expect(totalOf('read')).toBe(5);
    expect(totalOf('crashes')).toBe(0);
    expect(totalOf('entries')).toBe(5);
    expect(totalOf('with title')).toBe(3);
    expect(totalOf('with date')).toBe(2);
  });

  it('takes a relative folder, and says when there is none', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const from = process.env.INIT_CWD ?? process.cwd();
    const again = await benchFeeds(['--dir', relative(from, folder)]);
    expect(again.files).toEqual(report.files);
    write.mockRestore();
    await expect(benchFeeds([])).rejects.toThrow('--dir');
    await expect(benchFeeds(['--dir', join(folder, 'missing')])).rejects.toThrow('missing');
  });
});
