import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringFrontend } from './frontend-build.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Stands for Vite: writes the source as the page; the source `broken` fails. */
const BUILD = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const outDir = process.argv[process.argv.indexOf('--outDir') + 1];
const source = readFileSync('src/main.tsx', 'utf8');
if (source === 'broken') throw new Error('the source is broken');
mkdirSync(outDir);
writeFileSync(outDir + '/index.html', source + ' by ' + process.versions.node);
`;

let root: string;
let said: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontend-'));
  said = [];
  write('package.json', JSON.stringify({ workspaces: ['frontend'] }));
  write('package-lock.json', '{}');
  write('services/shared/contracts/src/news.ts', '');
  write('frontend/package.json', JSON.stringify({ name: 'frontend', scripts: { build: 'node build.mjs' } }));
  write('frontend/build.mjs', BUILD);
  write('frontend/src/main.tsx', 'first');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const bring = () => bringFrontend(root, (line) => said.push(line));
const page = () => readFileSync(join(root, 'frontend/dist/index.html'), 'utf8');

test('it is built once, under this Node.js, and again when a source or contract changed or it is gone', async () => {
  await bring();
  await bring();
  expect(said).toHaveLength(1);
  expect(page()).toBe(`first by ${process.versions.node}`);
  write('services/shared/contracts/src/news.ts', 'export {}');
  await bring();
  rmSync(join(root, 'frontend/dist'), { recursive: true });
  await bring();
  expect(said).toHaveLength(3);
});

test('a failing build is told in its own words and leaves the old interface', async () => {
  await bring();
  const before = page();
  write('frontend/src/main.tsx', 'broken');
  await expect(bring()).rejects.toThrow(/^the interface could not be built:\n.*Error: the source is broken/s);
  expect(page()).toBe(before);
  cpSync(join(root, 'package.json'), join(root, 'frontend/src/main.tsx'));
  await bring();
  expect(page()).toContain('workspaces');
});
