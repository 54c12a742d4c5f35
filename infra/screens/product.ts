import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';

/** One reader asks more here than a person does, and waits for what a saved search finds. */
const SETTINGS = { gateway: { RATE_LIMIT_SCALE: '1000' }, reader: { SAVED_SEARCH_CHECK_SECONDS: '3' } };

/** Runs `work` on the product at `base`, else on one of its own with the sample newsroom, which ends with it. */
export const withProduct = async <Result>(
  base: string | undefined,
  work: (base: string) => Promise<Result>,
): Promise<Result> => {
  if (base) return work(base);
  const dataDir = await mkdtemp(join(tmpdir(), '360-screens-'));
  const options = { port: await freePort(), dataDir, sample: true, outer: { logLevel: 'error' as const } };
  const stack = await startStack(options, { say: (line) => console.error(line), settings: SETTINGS });
  try {
    return await work(stack.url);
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
