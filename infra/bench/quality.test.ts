import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchQuality } from './quality.ts';
import { tableOf } from './report.ts';

const PAIRS = [
  ['A man is playing a guitar', 'A man is not playing a guitar', 'CONTRADICTION'],
  ['A dog runs across the field', 'A cat sleeps on a sofa', 'NEUTRAL'],
];
const sick = (pairs: string[][]) =>
  ['id\ta\tb\tscore\tlabel', ...pairs.map(([a, b, label], at) => `${at}\t${a}\t${b}\t3\t${label}`)].join('\n');
const STORIES = [
  'Ferry Santa Lucia sinks off Palawan',
  'Santa Lucia ferry sinks off Palawan',
  'Senate passes budget in Lennow',
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quality-'));
  await mkdir(join(folder, 'sick'));
  await writeFile(join(folder, 'sick', 'SICK_train.txt'), sick(PAIRS));
  for (const name of ['SICK_trial.txt', 'SICK_test_annotated.txt'])
    await writeFile(join(folder, 'sick', name), sick([]));
  await mkdir(join(folder, 'googlenews-t-mstream'));
  const items = STORIES.map((title, at) =>
    JSON.stringify({ id: `i${at}`, title, source: `o${at}`, label: at < 2 ? 'a' : 'b' }),
  );
  await writeFile(join(folder, 'googlenews-t-mstream', 'items.jsonl'), items.join('\n'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('benchQuality', () => {
  it('measures the sets that are there and leaves out the others', async () => {
    const json = join(folder, 'rows.json');
    const report = await benchQuality(['--data', folder, '--json', json]);
    expect(new Set(report.rows.map(({ set }) => set))).toEqual(new Set(['sick', 'stories of googlenews-t-mstream']));
    expect(report.rows.find(({ figure }) => figure === 'contradiction F1')).toMatchObject({
      value: 1,
      unit: 'of 2',
      against: 'at least .80',
    });
    expect(tableOf(report)).toContain('at least .89');
    expect(JSON.parse(await readFile(json, 'utf8'))).toHaveLength(report.rows.length);
  });

  it('asks for a folder', async () => {
    await expect(benchQuality([])).rejects.toThrow('--data');
  });
});
