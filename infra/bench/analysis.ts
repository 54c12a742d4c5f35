import { parseArgs } from 'node:util';
import { engineRows } from './analysis-engine.ts';
import { tabRows } from './analysis-tabs.ts';
import { workerRows } from './analysis-workers.ts';
import type { BenchReport } from './report.ts';

/** Analyses of stories: the rules alone, tabs through the product, and what more workers bring. */
export const benchAnalysis = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({
    args,
    options: {
      /** Stories in the queue that workers share. */
      queue: { type: 'string', default: '600' },
      /** Stories of which every tab is asked for. */
      stories: { type: 'string', default: '40' },
      /** Least time that each size of story is analysed for, in milliseconds. */
      least: { type: 'string', default: '2000' },
    },
  });
  const rows = [
    ...engineRows(Number(values.least)),
    ...(await workerRows(Number(values.queue))),
    ...(await tabRows(Number(values.stories))),
  ];
  return { name: 'analysis', rows };
};
