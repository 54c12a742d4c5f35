import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCounts, type Counts, countTests } from './count-tests.ts';
import { runStep } from './run-step.ts';
import { runStaticChecks } from './static-checks.ts';

/** In order of cost, so that a plain fault shows first. */
const RUNS: [string, string[]][] = [
  ['unit tests', ['--project', 'unit', '--project', 'frontend']],
  ['integration tests, on real stores', ['--project', 'integration']],
  ['the running product in a browser', ['--project', 'e2e']],
];

const runTests = async (name: string, projects: string[], folder: string): Promise<Counts> => {
  const report = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  const args = ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await runStep(name, 'vitest', args);
  const counts = await countTests(report);
  return ended || counts.failed > 0 ? counts : { ...counts, failed: 1 };
};

const folder = await mkdtemp(join(tmpdir(), '360-test-reports-'));
const failedChecks = await runStaticChecks();
const results: Counts[] = [];
for (const [name, projects] of RUNS) results.push(await runTests(name, projects, folder));
await rm(folder, { recursive: true, force: true });

const { passed, failed, skipped } = addCounts(results);
if (failedChecks.length > 0) console.log(`\nchecks that failed: ${failedChecks.join(', ')}`);
console.log(`\n${passed} passed, ${failed + failedChecks.length} failed, ${skipped} skipped`);
process.exitCode = failed + failedChecks.length === 0 ? 0 : 1;
