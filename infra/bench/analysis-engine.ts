import { analyseStory } from '../../services/analysis/src/analyse/analyse-story.ts';
import { evidenceOf } from '../../services/analysis/src/evidence/read-evidence.ts';
import type { BenchRow } from './report.ts';
import { syntheticSource } from './synthetic-evidence.ts';

const SIZES = [3, 10, 100, 300];
const [FEW, MANY] = [10, 300];
const LEAST_MS = 2_000;
const LEAST_ROUNDS = 2;

/** Milliseconds of one analysis of a story of so many reports, the mean of two seconds' worth. */
const analysisMs = (reports: number, leastMs: number): number => {
  const source = syntheticSource('a'.repeat(24), reports);
  const records = { category: source.category, since: source.asOf, stories: 0, days: 30, outlets: [] };
  const evidence = evidenceOf(source, records);
  analyseStory(evidence);
  const started = performance.now();
  let rounds = 0;
  while (rounds < LEAST_ROUNDS || performance.now() - started < leastMs) {
    analyseStory(evidence);
    rounds++;
  }
  return (performance.now() - started) / rounds;
};

/** What the rules alone take, on one core: stories a second by size, and how an item's cost grows from 10 to 300. */
export const engineRows = (leastMs = LEAST_MS): BenchRow[] => {
  const times = new Map(SIZES.map((size) => [size, analysisMs(size, leastMs)]));
  const perItem = (size: number): number => (times.get(size) ?? 0) / size;
  return [
    ...SIZES.map(
      (size): BenchRow => ({
        ...{ set: `a story of ${size} reports`, figure: 'analysed by the rules', unit: 'stories/s' },
        value: 1_000 / (times.get(size) ?? 1),
      }),
    ),
    {
      ...{ set: 'growth', figure: `cost of an item at ${MANY} reports`, value: perItem(MANY), unit: 'ms' },
      reference: { name: `at ${FEW} reports`, value: perItem(FEW) },
      ratio: perItem(MANY) / perItem(FEW),
    },
  ];
};
