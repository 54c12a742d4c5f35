import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 3_000;
const BUSY_SHARE = 0.2;
/** Work that comes in batches rests between them, so that one quiet look says little. */
const QUIET_LOOKS = 5;
const LIMIT_MS = 20 * 60_000;

/** Milliseconds that all processors together have spent idle, and altogether, since the machine started. */
function spent(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, ms) => sum + ms, 0);
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/**
 * Waits until the machine is at rest, four fifths of its time for a quarter of a minute on end: what follows the news by queues is done
 * by then, and what is measured next is not measured against it.
 * @throws when that takes more than twenty minutes
 */
export async function untilAtRest(): Promise<void> {
  let quiet = 0;
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; ) {
    const before = spent();
    await sleep(LOOK_MS);
    const now = spent();
    quiet = 1 - (now.idle - before.idle) / (now.all - before.all) < BUSY_SHARE ? quiet + 1 : 0;
    if (quiet === QUIET_LOOKS) return;
  }
  throw new Error(`the machine did not come to rest within ${LIMIT_MS / 60_000} minutes`);
}
