// Everything that can fail: npm test
import { runUnderNode24 } from './node-24.mjs';

await runUnderNode24('infra/tooling/test.ts', process.argv.slice(2));
