import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articlePage, PARAGRAPHS, TITLE } from './page.fixture.ts';
import { createPagePool, type PagePool } from './page-pool.ts';

let pool: PagePool;
beforeAll(() => {
  pool = createPagePool({ timeoutMs: 3_000, memoryMb: 128 });
});
afterAll(() => pool.close());

const read = (html: string) =>
  pool.read({
    body: Buffer.from(html),
    contentType: 'text/html',
    url: 'https://outlet.example/a',
    item: { title: TITLE, wordCount: 20 },
  });
const readable = { kind: 'article', article: { text: PARAGRAPHS.join('\n\n') } };

describe('hostile pages cost themselves alone', () => {
  test.each([
    ['50,000 nested elements', '<div>'.repeat(50_000)],
    ['100,000 elements side by side', '<p>x</p>'.repeat(100_000)],
    ['comments that never close', '<!--x>'.repeat(200_000)],
    ['more than the thread has memory for', `<p>${'x '.repeat(30)}</p>`.repeat(55_000)],
  ])(
    '%s',
    async (_, html) => {
      const [hostile, next] = await Promise.all([read(html), read(articlePage())]);
      expect(hostile.kind).toBe('unreadable');
      expect(next).toMatchObject(readable);
    },
    60_000,
  );
});

test('rules that take too long to match are no leave', async () => {
  const robots = `User-agent: *\n${`Disallow: /*${'a'.repeat(2_000)}b\n`.repeat(250)}`;
  const url = `https://outlet.example/${'a'.repeat(4_000)}`;
  await expect(pool.judge({ robots, tdmrep: '' }, url)).rejects.toMatchObject({ kind: 'timed-out' });
  expect(await pool.judge({ robots: '', tdmrep: '' }, 'https://outlet.example/a')).toMatchObject({ allowed: true });
});
