// Runs one TypeScript file of the repository under Node 24: node infra/tooling/with-node.mjs <file.ts> [arguments]
import { relative, resolve } from 'node:path';
import { ROOT, runUnderNode24 } from './node-24.mjs';

const [file, ...args] = process.argv.slice(2);
if (file) await runUnderNode24(relative(ROOT, resolve(file)), args);
else {
  console.error('with-node needs the file to run, for example: node infra/tooling/with-node.mjs infra/bench/bench.ts');
  process.exitCode = 2;
}
