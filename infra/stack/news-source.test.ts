import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chooseSource, hostsOf } from './news-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-'));
const catalogue = join(folder, 'publishers.json');
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
writeFileSync(catalogue, JSON.stringify(letters.flatMap((name) => [1, 2].map((n) => `https://${name}.example/${n}`))));
afterAll(() => rmSync(folder, { recursive: true }));

const never = async () => expect.unreachable('nothing may be asked of the network');

test('what the reader said decides', async () => {
  const question = { hasFeeds: true, catalogue };
  expect(await chooseSource({ ...question, asked: true }, never)).toEqual({ sample: true, reason: '--sample' });
  expect(await chooseSource({ ...question, asked: false }, never)).toEqual({ sample: false, reason: '--no-sample' });
  expect(await chooseSource({ ...question, asked: undefined }, never)).toEqual({ sample: false, reason: '--feeds' });
});

test('three hosts of the catalogue are asked, and any answer is enough', async () => {
  const question = { asked: undefined, hasFeeds: false, catalogue };
  expect(hostsOf(catalogue)).toEqual(['a.example', 'c.example', 'e.example']);
  expect(await chooseSource(question, async (hosts) => hosts.includes('c.example'))).toMatchObject({ sample: false });
  expect(await chooseSource(question, async () => false)).toEqual({
    sample: true,
    reason: 'none of a.example, c.example, e.example answers',
  });
});

test('without a catalogue there is the sample', async () => {
  const question = { asked: undefined, hasFeeds: false, catalogue: join(folder, 'absent') };
  expect(await chooseSource(question, never)).toMatchObject({ sample: true });
});
