import { FetchFault } from '../fetch/fetch-fault.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { PageWork } from './page-worker.ts';
import type { PageReading, PageTask } from './read-page.ts';
import type { PolicyVerdict, SitePolicy } from './site-policy.ts';

export interface PagePoolOptions {
  /** For one page, from when a thread takes it. */
  timeoutMs: number;
  /** Heap of one thread. */
  memoryMb: number;
}

export interface PagePool {
  /** A page that takes too long or too much memory is unreadable. */
  read(page: PageTask): Promise<PageReading>;
  /** @throws FetchFault when the rules cannot be matched in time */
  judge(policy: SitePolicy, url: string): Promise<PolicyVerdict>;
  /** Lets running work end, which its time limit bounds. */
  close(): Promise<void>;
}

/** One is enough for some dozen pages a second, which is more than politeness allows most of the time. */
const THREADS = 1;
/** It is idle most of the time. */
const YOUNG_MB = 8;

/** Reads strangers' pages in a thread of its own: one that runs away loses its thread and nothing else. */
export const createPagePool = (limits: PagePoolOptions): PagePool => {
  const threads = createThreadPool<PageWork, PageReading | PolicyVerdict>({
    ...limits,
    filename: new URL('./page-worker.ts', import.meta.url).href,
    name: 'workOnPage',
    youngMb: YOUNG_MB,
    minThreads: 0,
    maxThreads: THREADS,
  });

  /** Null when the work took too long or too much memory. */
  const run = async <T extends PageReading | PolicyVerdict>(work: PageWork): Promise<T | null> => {
    try {
      return (await threads.run(work)) as T;
    } catch {
      return null;
    }
  };

  return {
    read: async (page) =>
      (await run<PageReading>({ page })) ?? {
        kind: 'unreadable',
        reason: 'The page takes too much time or memory to read.',
      },
    judge: async (policy, url) => {
      const verdict = await run<PolicyVerdict>({ policy, url });
      if (verdict === null) throw new FetchFault('timed-out', 'They take too long to match.');
      return verdict;
    },
    close: threads.close,
  };
};
