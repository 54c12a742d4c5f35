import { request } from 'playwright-core';

const STEP_MS = 250;
const LIMIT_MS = 60_000;

/** Asks the product as one reader, whose cookie it keeps. @throws Error naming a call that was refused */
export type Call = <Answer>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown) => Promise<Answer>;

/** Waits until it is done. @throws Error saying what was not, where it takes too long */
export const until = async (what: string, done: () => Promise<boolean>, limitMs = LIMIT_MS): Promise<void> => {
  for (const end = Date.now() + limitMs; Date.now() < end; ) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`${what} within ${limitMs / 1_000} s`);
};

/** A new reader, and the cookies to be that reader in a browser. */
export const newReader = async (base: string) => {
  const api = await request.newContext({ baseURL: base, timeout: LIMIT_MS });
  const call: Call = async (method, path, body) => {
    const answer = await api.fetch(path, { method, ...(body === undefined ? {} : { data: body }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.status() === 204 ? undefined : await answer.json();
  };
  const cookies = async () => (await api.storageState()).cookies;
  return { call, cookies, leave: () => api.dispose() };
};
