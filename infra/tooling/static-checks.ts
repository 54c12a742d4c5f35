import { runStep } from './run-step.ts';

/** One at a time: several would each build the large types of the database's library anew, and take four times as long. */
const ONE_CHECKER = ['--checkers', '1'];

const STEPS: [string, string, string[]][] = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types of services, gateway and infra', 'tsc', ['-p', '.', ...ONE_CHECKER]],
  ['types of the frontend', 'tsc', ['-p', 'frontend', ...ONE_CHECKER]],
  ['dead code', 'knip', []],
];

/** What is known without running the product: format and lint, types, dead code. Names what failed. */
export const runStaticChecks = async (): Promise<string[]> => {
  const failed: string[] = [];
  for (const [name, command, args] of STEPS) if (!(await runStep(name, command, args))) failed.push(name);
  return failed;
};
