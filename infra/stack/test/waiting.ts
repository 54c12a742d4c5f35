import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 20_000;

/** Asks again and again until the answer is there; fails after 20 s with what was waited for. */
export async function eventually<T>(what: string, ask: () => T | Promise<T>): Promise<NonNullable<T>> {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer) return answer;
    await sleep(20);
  }
  throw new Error(`waited in vain for ${what}`);
}

/** The pid that a test process answers; undefined while it does not. */
export async function pidAt(port: number): Promise<number | undefined> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    async (response) => ((await response.json()) as { pid: number }).pid,
    () => undefined,
  );
}
