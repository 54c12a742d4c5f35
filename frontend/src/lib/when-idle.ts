/** Long enough for the first screen to stand: until then everything else would only delay it. */
const AFTER_LOAD_MS = 3_000;

/** Runs some time after the page has loaded; failures are left to the moment the thing is really asked for. */
export function whenIdle(task: () => Promise<unknown>): void {
  const run = () => void task().catch(() => undefined);
  const wait = () =>
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(run) : run()), AFTER_LOAD_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
