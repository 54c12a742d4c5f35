import { setTimeout as sleep } from 'node:timers/promises';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import { HostBusy } from '../hosts/polite-fetch.ts';

/** Somebody waits for the answer, so a turn further away than this is not waited for. */
const LONGEST_MS = 6_000;

/** Reads as `fetch` does, and waits where a host is asked by others. Throws HostBusy where that would take too long. */
export const untilFree = (fetch: SafeFetch): SafeFetch => ({
  ...fetch,
  get: async (url, request) => {
    const until = Date.now() + LONGEST_MS;
    for (;;) {
      try {
        return await fetch.get(url, request);
      } catch (cause) {
        if (!(cause instanceof HostBusy) || cause.until.getTime() > until) throw cause;
        const ms = Math.max(0, cause.until.getTime() - Date.now());
        await sleep(ms, undefined, request.signal ? { signal: request.signal } : {});
      }
    }
  },
});
