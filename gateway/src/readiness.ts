import type { Checks } from '@360/chassis/http/health-routes';
import type { Redis } from 'ioredis';

const ASK_TIMEOUT_MS = 1_000;
/** Anyone may ask us; our asking of others does not grow with it. */
const SHARED_FOR_MS = 500;

const shared = (check: () => Promise<unknown>): (() => Promise<unknown>) => {
  let running: Promise<unknown> | undefined;
  let since = 0;
  return () => {
    if (!running || Date.now() - since > SHARED_FOR_MS) {
      since = Date.now();
      running = check();
    }
    return running;
  };
};

const askReady = async (upstream: URL): Promise<void> => {
  const answer = await fetch(new URL('/readyz', upstream), { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error('not ready');
};

/** What the gateway cannot do its work without: these upstreams by name, and Redis. Others may be away for a while. */
export const readinessChecks = (upstreams: Readonly<Record<string, URL>>, redis: Redis): Checks => {
  const checks: Checks = { redis: shared(() => redis.ping()) };
  for (const [name, url] of Object.entries(upstreams)) checks[name] = shared(() => askReady(url));
  return checks;
};
