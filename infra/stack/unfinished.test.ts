import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeUnfinished } from './unfinished.ts';

test('half made folders of dead processes go, everything else stays', () => {
  const cache = mkdtempSync(join(tmpdir(), 'cache-'));
  const dead = 2 ** 22 + 1;
  const stays = [`frontend-${process.pid}`, `libc.new-${process.pid}`, 'libc-trixie-x64', `libc-${dead}`];
  for (const name of [...stays, `frontend-${dead}`, `redis-x64.new-${dead}`]) mkdirSync(join(cache, name));
  removeUnfinished(cache);
  removeUnfinished(join(cache, 'absent'));
  expect(readdirSync(cache).sort()).toEqual(stays.sort());
  rmSync(cache, { recursive: true });
});
