import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStaticFiles } from './static-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), '360-static-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('each file under its address, with the compressed ones beside it', async () => {
  await mkdir(join(folder, 'assets/fonts'), { recursive: true });
  for (const name of [
    'index.html',
    'index.html.br',
    'assets/a.js',
    'assets/a.js.gz',
    'assets/fonts/f.woff2',
    'only.gz',
  ])
    await writeFile(join(folder, name), name);
  const files = await readStaticFiles(folder);
  expect([...files.keys()].sort()).toEqual(['/assets/a.js', '/assets/fonts/f.woff2', '/index.html', '/only.gz']);
  expect(files.get('/index.html')?.br?.bytes.toString()).toBe('index.html.br');
  expect(files.get('/index.html')?.gzip).toBeUndefined();
  expect(files.get('/assets/a.js')?.gzip?.etag).not.toBe(files.get('/assets/a.js')?.identity.etag);
  expect(files.get('/assets/fonts/f.woff2')?.type).toBe('font/woff2');
  expect(files.get('/only.gz')?.type).toBe('application/octet-stream');
});

test('no document, no start', async () => {
  await expect(readStaticFiles(folder)).rejects.toThrow(/not built/);
  await expect(readStaticFiles(join(folder, 'none'))).rejects.toThrow(/not built/);
});
