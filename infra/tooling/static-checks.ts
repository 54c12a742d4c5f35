import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runStep } from './run-step.ts';

const workspaces = (): string[] => {
  const { workspaces: listed } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return listed.filter((workspace) => existsSync(join(ROOT, workspace, 'tsconfig.json')));
};

/** What is known without running the product: format and lint, types of every workspace, dead code. Names what failed. */
export const runStaticChecks = async (): Promise<string[]> => {
  const steps: [string, string, string[]][] = [
    ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
    ...workspaces().map((workspace): [string, string, string[]] => [`types of ${workspace}`, 'tsc', ['-p', workspace]]),
    ['dead code', 'knip', []],
  ];
  const failed: string[] = [];
  for (const [name, command, args] of steps) if (!(await runStep(name, command, args))) failed.push(name);
  return failed;
};
