import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecrets } from './data-folder.ts';

let dataDir: string;
const file = () => join(dataDir, 'secrets.json');
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), '360-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('keys are made once, each its own, readable for this user alone', () => {
  const made = keptSecrets(dataDir);
  expect(new Set(Object.values(made)).size).toBe(4);
  expect(keptSecrets(dataDir)).toEqual(made);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('a folder that lacks a key gets it and keeps the others', () => {
  const { operatorSecret: _gone, ...older } = keptSecrets(dataDir);
  writeFileSync(file(), JSON.stringify(older));
  const completed = keptSecrets(dataDir);
  expect(completed).toMatchObject(older);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(completed);
});

test.each(['', '{', '[]', '{"identityKey":"short"}'])('a damaged file (%j) is made anew', (text) => {
  writeFileSync(file(), text);
  expect(Object.values(keptSecrets(dataDir)).every((key) => key.length >= 43)).toBe(true);
});
