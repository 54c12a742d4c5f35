import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benchStories } from '../stories.ts';
import type { Row } from './row.ts';

interface Grouped {
  set: string;
  flags: string[];
  /** Figures of the stories bench, with what was asked of them. */
  asked: Record<string, string | null>;
}

const GROUPED: Grouped[] = [
  { set: 'giveme5w1h-news-cluster', flags: [], asked: { 'B³ F1': 'at least .93', NMI: null } },
  { set: 'allsides-roundups-2021', flags: [], asked: { 'B³ F1': 'at least .86', NMI: null } },
  { set: 'allsides-roundups-2021', flags: ['--hide-dates'], asked: { 'B³ F1': 'at least .75', NMI: null } },
  { set: 'googlenews-t-mstream', flags: [], asked: { 'B³ F1': null, NMI: 'at least .89' } },
];

const rowsOf = async (path: string, { flags, asked }: Grouped): Promise<Row[]> => {
  const { rows } = await benchStories(['--items', path, ...flags]);
  const of = rows.find(({ figure }) => figure === 'items')?.value ?? 0;
  return rows
    .filter(({ figure }) => figure in asked)
    .map(({ set, figure, value }) => ({
      set: `stories of ${set}`,
      figure,
      ours: value,
      reference: asked[figure] ?? null,
      of,
    }));
};

/** Grouping of items into stories with one setting for all sets, as `bench stories` measures it. */
export const measure = async (dataDir: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const grouped of GROUPED) {
    const path = join(dataDir, grouped.set, 'items.jsonl');
    if (existsSync(path)) rows.push(...(await rowsOf(path, grouped)));
    else process.stderr.write(`stories: left out, there is no ${path}\n`);
  }
  return rows;
};
