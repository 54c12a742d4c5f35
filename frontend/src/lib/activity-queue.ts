import type { ActivityEntry } from '@360/contracts/activity';
import type { Noted } from './activity.ts';
import { settings } from './settings-store.ts';
import { storedValue } from './stored-value.ts';

const PATH = '/api/activity';
/** As many as one call takes. */
const BATCH = 50;
/** Offline, older ones are let go. */
const WAITING_MAX = 300;
/** Fifty entries stay below the 64 kB that a call which outlives its page may have. */
const TITLE_MAX = 200;
/** As long as the server takes one; a question may be longer. */
const SUBJECT_MAX = 300;
const SEND_AFTER_MS = 15_000;
/** Kinds of which once a visit says it all. */
const ONCE: ReadonlySet<string> = new Set(['read', 'analysis', 'perspective', 'search', 'briefing']);

const asEntries = (stored: unknown): ActivityEntry[] =>
  Array.isArray(stored) ? stored.filter((entry) => typeof entry?.id === 'string') : [];
const waiting = storedValue<ActivityEntry[]>('activity-untold', asEntries);

const noted = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Works on pages without TLS too, where `crypto.randomUUID` is missing. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether it makes no sense to tell it again: it was taken, or will never be. */
const isSettled = (status: number): boolean =>
  status < 300 || (status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status));

async function sendBatch(): Promise<void> {
  const batch = waiting.get().slice(0, BATCH);
  if (batch.length === 0) return;
  const response = await fetch(PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entries: batch }),
  });
  if (!isSettled(response.status)) return;
  const gone = new Set(batch.map(({ id }) => id));
  waiting.set(waiting.get().filter(({ id }) => !gone.has(id)));
  if (waiting.get().length > 0) await sendBatch();
}

let sending: Promise<void> | null = null;
/** Tells the server what waits, in batches. Never fails: what was not heard waits for the next time. */
export function sendActivity(): Promise<void> {
  clearTimeout(timer);
  if (!settings.get().keepActivity) waiting.set([]);
  sending ??= sendBatch()
    .catch(() => undefined)
    .finally(() => {
      sending = null;
    });
  return sending;
}

/** Adds an entry to what is told after a while, at the latest when the page is left. */
export function queueActivity({ title, subject, ...more }: Noted): void {
  const entry = { ...more, subject: subject.slice(0, SUBJECT_MAX) };
  const key = `${entry.kind} ${entry.subject}`;
  if (ONCE.has(entry.kind) && noted.has(key)) return;
  noted.add(key);
  const whole = { id: newId(), at: new Date().toISOString(), ...entry, title: title.slice(0, TITLE_MAX) };
  waiting.set([...waiting.get(), whole].slice(-WAITING_MAX));
  clearTimeout(timer);
  if (waiting.get().length >= BATCH) void sendActivity();
  else timer = setTimeout(() => void sendActivity(), SEND_AFTER_MS);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendActivity();
});
window.addEventListener('online', () => void sendActivity());
