import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inDateOrder, inOutletOrder, type LabelledItem, readItems } from './news-sets.ts';
import { benchStories } from './stories.ts';
import { storiesAtScale } from './stories-at-scale.ts';

const rows = [
  {
    id: '1',
    title: 'Ferry Santa Lucia sinks off Palawan',
    source: 'b.example',
    publishedAt: '2024-03-02',
    label: 'ferry',
  },
  {
    id: '2',
    title: 'Santa Lucia ferry sinks near Palawan',
    source: 'a.example',
    publishedAt: '2024-03-01',
    label: 'ferry',
  },
  {
    id: '3',
    title: 'Senate passes budget by four votes',
    source: 'a.example',
    publishedAt: '2024-03-02',
    label: 'budget',
  },
];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stories-'));
});
afterEach(() => rm(folder, { recursive: true }));

const written = async () => {
  const path = join(folder, 'items.jsonl');
  await writeFile(path, `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
  return path;
};

describe('benchStories', () => {
  it.each([[[]], [['--hide-dates']], [['--by-outlet']], [['--second-look']]])(
    'measures the grouping with %j',
    async (flags) => {
      const { rows: figures } = await benchStories(['--items', await written(), ...flags]);
      const figureOf = (figure: string) => figures.find((row) => row.figure === figure)?.value;
      expect(figureOf('items')).toBe(3);
      expect(figureOf('stories found')).toBe(2);
      for (const figure of ['B³ F1', 'pairwise F1', 'ARI', 'NMI']) expect(figureOf(figure), figure).toBeCloseTo(1);
      expect(figureOf('speed')).toBeGreaterThan(0);
    },
  );

  it('measures the sample newsroom, and holds its notices apart from each other', async () => {
    const { rows: figures } = await benchStories(['--newsroom']);
    for (const [set, floor] of [
      ['newsroom', 0.95],
      ['newsroom with its reserve', 0.87],
    ] as const)
      expect(figures.find((row) => row.set === set && row.figure === 'B³ precision')?.value).toBeGreaterThan(floor);
  });

  it.each(['x', '10', '10001'])('refuses a scale of %s', async (scale) => {
    await expect(benchStories(['--scale', scale])).rejects.toThrow('--scale');
  });

  it('measures cost and memory of invented items', () => {
    const figures = storiesAtScale([500, 1_000], 800);
    expect(figures.map(({ figure }) => figure).slice(0, 5)).toEqual([
      'cost of one',
      'speed',
      'heap',
      'typed arrays',
      'resident',
    ]);
    expect(new Set(figures.map(({ set }) => set))).toEqual(
      new Set(['500 items come, 500 live', '1000 items come, 800 live', 'turn by turn']),
    );
    for (const { value } of figures) expect(value).toBeGreaterThan(0);
  });

  it('asks for the items', async () => {
    await expect(benchStories([])).rejects.toThrow('--items');
  });
});

describe('orders', () => {
  const item = (fields: Partial<LabelledItem>): LabelledItem => ({
    id: 'x',
    title: 't',
    summary: '',
    text: 'text',
    source: 's',
    publishedAt: 0,
    label: 'l',
    ...fields,
  });

  it('reads fields a set lacks as empty', async () => {
    expect((await readItems(await written()))[0]).toMatchObject({ summary: '', text: '', source: 'b.example' });
  });

  it('feeds by date', () => {
    const items = [item({ id: 'late', publishedAt: 9 }), item({ id: 'early', publishedAt: 1 })];
    expect(inDateOrder(items).map(({ id }) => id)).toEqual(['early', 'late']);
  });

  it('feeds outlet by outlet, newest first, within four days, every third without text', () => {
    const days = [0, 400, 800];
    const items = ['www.C', 'a', 'b', 'a'].flatMap((source, row) =>
      days.map((day) => item({ id: `${source}${row}${day}`, source, label: `l${row}`, publishedAt: day * 86_400_000 })),
    );
    const fed = inOutletOrder(items);
    expect(fed.map(({ source }) => source)).toEqual([
      'a',
      'a',
      'a',
      'a',
      'a',
      'a',
      'b',
      'b',
      'b',
      'www.C',
      'www.C',
      'www.C',
    ]);
    const times = fed.map(({ publishedAt }) => publishedAt ?? 0);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(4 * 86_400_000);
    const ofA = times.slice(0, 6);
    expect(ofA).toEqual(ofA.toSorted((one, other) => other - one));
    expect(
      fed.filter(({ source }) => source === 'a').every(({ text, summary }) => text === '' && summary === 'text'),
    ).toBe(true);
    expect(fed.filter(({ source }) => source !== 'a').every(({ text }) => text === 'text')).toBe(true);
  });
});
