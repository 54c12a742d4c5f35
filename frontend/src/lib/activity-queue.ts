import { waitingActivity } from './activity-waiting.ts';
import { settings } from './settings-store.ts';

const PATH = '/api/activity';
/** As many as one call takes. */
const BATCH = 50;
const SEND_AFTER_MS = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether it makes no sense to tell it again: it was taken, or will never be. */
const isSettled = (status: number): boolean =>
  status < 300 || (status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status));

async function sendBatch(): Promise<void> {
  const batch = waitingActivity.get().slice(0, BATCH);
  if (batch.length === 0) return;
  const response = await fetch(PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entries: batch }),
  });
  if (!isSettled(response.status)) return;
  const gone = new Set(batch.map(({ id }) => id));
  waitingActivity.set(waitingActivity.get().filter(({ id }) => !gone.has(id)));
  if (waitingActivity.get().length > 0) await sendBatch();
}

let sending: Promise<void> | null = null;
/** Tells the server what waits, in batches. Never fails: what was not heard waits for the next time. */
export function sendActivity(): Promise<void> {
  clearTimeout(timer);
  if (!settings.get().keepActivity) waitingActivity.set([]);
  sending ??= sendBatch()
    .catch(() => undefined)
    .finally(() => {
      sending = null;
    });
  return sending;
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Tells the server what waits after a while; at once where that is a whole batch, or the page has been left meanwhile. */
export function sendSoon(): void {
  clearTimeout(timer);
  if (waitingActivity.get().length >= BATCH || isHidden()) void sendActivity();
  else timer = setTimeout(() => void sendActivity(), SEND_AFTER_MS);
}

document.addEventListener('visibilitychange', () => {
  if (isHidden()) void sendActivity();
});
window.addEventListener('online', () => void sendActivity());
