const FIRST_STEP_MS = 20;
/** Asking takes time from what is waited for. */
const MOST_STEP_MS = 250;
const GROWTH = 1.5;

/**
 * Asks again and again, less often the longer it takes, until the answer is not null or undefined.
 * @throws after `ms`, naming `what` was waited for
 */
export const waitUntil = async <T>(what: string, ms: number, ask: () => Promise<T | null | undefined>): Promise<T> => {
  const until = Date.now() + ms;
  for (let step = FIRST_STEP_MS; Date.now() < until; step = Math.min(step * GROWTH, MOST_STEP_MS)) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, step));
  }
  throw new Error(`waited ${ms} ms in vain for ${what}`);
};
