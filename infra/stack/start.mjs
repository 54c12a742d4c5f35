// What `npm start` runs, on whatever Node.js (20 or newer) the machine has.
import { runUnderNode24 } from '../tooling/node-24.mjs';

const began = Date.now() - Math.round(performance.now());
await runUnderNode24('infra/stack/cli.ts', process.argv.slice(2), { STACK_BEGAN: String(began) });
