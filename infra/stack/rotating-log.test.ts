import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRotatingLog } from './rotating-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const contents = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

test('a full file is put aside and the oldest dropped', () => {
  const log = openRotatingLog(join(folder, 'a.log'), 3, 2);
  for (const word of ['one\n', 'two\n', 'three\n', 'x']) log.write(word);
  log.close();
  expect(contents()).toEqual([
    ['a.log', 'x'],
    ['a.log.1', 'three\n'],
    ['a.log.2', 'two\n'],
  ]);
});

test('an earlier log is continued, its size counted', () => {
  for (const word of ['12', '34', '5']) {
    const log = openRotatingLog(join(folder, 'a.log'), 3);
    log.write(word);
    log.close();
  }
  expect(contents()).toEqual([
    ['a.log', '5'],
    ['a.log.1', '1234'],
  ]);
});
