const STEP_MS = 50;

/** Asks again and again until the answer is not null or undefined. @throws after `ms`, naming `what` was waited for */
export const waitUntil = async <T>(what: string, ms: number, ask: () => Promise<T | null | undefined>): Promise<T> => {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`waited ${ms} ms in vain for ${what}`);
};
