import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  numFailedTestSuites: z.int(),
});

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * The counts of one run as its own JSON report gives them. A file that could not even be loaded counts as one failure,
 * as does a run that left no report.
 */
export const countTests = async (report: string): Promise<Counts> => {
  try {
    const counts = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')));
    const failed = Math.max(counts.numFailedTests, counts.numFailedTestSuites > 0 ? 1 : 0);
    return { passed: counts.numPassedTests, failed, skipped: counts.numPendingTests + counts.numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

export const addCounts = (all: Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
