/** Runs once the page has nothing better to do; failures are left to the moment the thing is really asked for. */
export function whenIdle(task: () => Promise<unknown>): void {
  const run = () => void task().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 4_000 });
  else setTimeout(run, 2_000);
}
