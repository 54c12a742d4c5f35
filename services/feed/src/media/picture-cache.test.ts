import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

const folder = () => mkdtemp(path.join(tmpdir(), '360-pictures-'));

test('keeps what it was given, over a restart too', async () => {
  const where = await folder();
  const cache = await createPictureCache(where, 1_000);
  expect(await cache.get('a.webp')).toBeNull();
  await cache.put('a.webp', Buffer.from('abc'));
  expect(String(await cache.get('a.webp'))).toBe('abc');
  expect(String(await (await createPictureCache(where, 1_000)).get('a.webp'))).toBe('abc');
});

test('never holds more than its size, and drops what was unused longest', async () => {
  const where = await folder();
  const cache = await createPictureCache(where, 1_000);
  for (let i = 0; i < 20; i++) {
    await cache.put(`${i}.webp`, Buffer.alloc(100));
    await new Promise((resolve) => setTimeout(resolve, 3));
    await cache.get('0.webp');
  }
  const names = await readdir(where);
  expect(names.length).toBeLessThanOrEqual(10);
  expect(names).toContain('0.webp');
  expect(names).toContain('19.webp');
  expect(names).not.toContain('1.webp');
});
