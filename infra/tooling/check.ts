import { runStep } from './run-step.ts';
import { runStaticChecks } from './static-checks.ts';

const failed = await runStaticChecks();
if (!(await runStep('unit tests', 'vitest', ['run', '--project', 'unit', '--project', 'frontend'])))
  failed.push('unit tests');
console.log(failed.length === 0 ? '\nall checks passed' : `\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
