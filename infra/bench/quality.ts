import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Row } from './quality/row.ts';
import { type BenchReport, type BenchRow, printReport } from './report.ts';

type Measure = (dataDir: string) => Promise<Row[]>;

/** Each leaves out, with a line saying so, what the folder does not hold. */
const MEASURES: (() => Promise<{ measure: Measure }>)[] = [
  () => import('./quality/stories.ts'),
  () => import('./quality/sick.ts'),
  () => import('./quality/contradictions.ts'),
  () => import('./quality/climate-fever.ts'),
  () => import('./quality/polnear.ts'),
  () => import('./quality/babe.ts'),
  () => import('./quality/summaries.ts'),
  () => import('./quality/outlet-ratings.ts'),
];

const rowOf = ({ set, figure, ours, reference, of }: Row): BenchRow => ({
  ...{ set, figure, value: ours, unit: `of ${of}` },
  ...(reference === null ? {} : { against: reference }),
});

/** Every figure that a folder laid out like the sets' own holds the data of. */
export const measureAll = async (dataDir: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const load of MEASURES) rows.push(...(await (await load()).measure(dataDir)));
  return rows;
};

/**
 * What readers are shown, held against labelled data: `--data <folder>` with one folder for each set, `--json <file>` for
 * the rows as JSON. Search has a bench of its own, since it needs a running engine.
 * @throws Error without `--data`
 */
export const benchQuality = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({ args, options: { data: { type: 'string' }, json: { type: 'string' } } });
  if (!values.data) throw new Error('which data? --data <folder>, with one folder for each set');
  process.stderr.write('search: measured by `npm run bench -- search`, which starts its engine\n');
  const rows = await measureAll(values.data);
  if (values.json) await writeFile(values.json, `${JSON.stringify(rows, null, 2)}\n`);
  return { name: 'quality', rows: rows.map(rowOf) };
};

if (import.meta.main) printReport(await benchQuality(process.argv.slice(2)));
