import { afterAll, describe, expect, it } from 'vitest';
import type { Deed } from './samples/runaway-worker.ts';
import { createThreads } from './threads.ts';

const pool = createThreads<Deed, string>({
  filename: new URL('./samples/runaway-worker.ts', import.meta.url).href,
  name: 'act',
  threads: 1,
  waiting: 16,
  timeoutMs: 1_000,
  memoryMb: 64,
});
afterAll(() => pool.close());

describe('threads', () => {
  it.each<Deed>(['spin', 'hoard', 'hoard-buffers'])('end a task that does nothing but %s, and go on', async (deed) => {
    const runaway = pool.run(deed);
    const next = pool.run('answer');
    await expect(runaway).rejects.toThrow();
    await expect(next).resolves.toBe('done');
  });

  it('keep no endless queue of files', async () => {
    const tasks = await Promise.allSettled(Array.from({ length: 30 }, () => pool.run('answer')));
    const refused = tasks.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(30 - 17);
    expect(refused[0]).toMatchObject({ reason: { kind: 'busy' } });
    await expect(pool.run('answer')).resolves.toBe('done');
  });
});
