// Format, lint with import boundaries, types, dead code and unit tests: npm run check
import { runUnderNode24 } from './node-24.mjs';

await runUnderNode24('infra/tooling/check.ts', process.argv.slice(2));
