import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openReports } from './_harness.ts';
import { STORY } from './_neighbours.ts';

const WORKER = fileURLToPath(new URL('./_worker-child.ts', import.meta.url));
const EVIDENCE = `GET /api/stories/${STORY}/evidence`;
const READING = 'POST /api/personas/analyze';

test('a report is taken up where a killed worker left it, and nothing is fetched or paid for twice', async () => {
  const open = await openReports();
  const { state, timesAsked } = open.neighbours;
  const ana = open.as('anon:ana');
  state.beforeSending = (asked) => (asked === READING ? new Promise(() => {}) : Promise.resolve());
  const { id } = await ana.order();
  const child: ChildProcess = fork(WORKER, { env: { ...process.env, ...open.envOf('worker') } });
  await once(child, 'message');
  await expect.poll(() => timesAsked(READING), { timeout: 20_000 }).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  state.beforeSending = async () => {};
  await open.start('worker');
  await ana.until(id, 'done');
  expect(timesAsked(EVIDENCE)).toBe(1);
  expect(state.spent.size).toBe(1);
  await open.stop();
});
