import type { BenchRow } from './report.ts';

/** How long it takes, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** The time that ninety-nine in a hundred do not exceed; 0 where there is none. */
export const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

/** A row of milliseconds among so many documents, held against a limit or what is named. */
export const timeRow = (
  documents: number,
  figure: string,
  value: number,
  against: number,
  name = 'limit',
): BenchRow => ({
  ...{ set: `${documents} documents`, figure, value, unit: 'ms' },
  ...{ reference: { name, value: against }, ratio: value / against },
});
