import type { ActivityEntry } from '@360/contracts/activity';
import { storedValue } from './stored-value.ts';

/** Something the reader did, as the page tells it: now, under an id of its own, where it says nothing of them. */
export type Noted = Pick<ActivityEntry, 'kind' | 'subject' | 'title' | 'itemId'> &
  Partial<Pick<ActivityEntry, 'id' | 'at'>>;

/** Offline, older ones are let go. */
const WAITING_MAX = 300;
/** Fifty entries stay below the 64 kB that a call which outlives its page may have. */
const TITLE_MAX = 200;
/** As long as the server takes one; a question may be longer. */
const SUBJECT_MAX = 300;
/** Kinds of which once a visit says it all. */
const ONCE: ReadonlySet<string> = new Set(['read', 'analysis', 'perspective', 'search', 'briefing']);

const asEntries = (stored: unknown): ActivityEntry[] =>
  Array.isArray(stored) ? stored.filter((entry) => typeof entry?.id === 'string') : [];

/** What the server is still to be told of, oldest first. */
export const waitingActivity = storedValue<ActivityEntry[]>('activity-untold', asEntries);

const noted = new Set<string>();

/** Works on pages without TLS too, where `crypto.randomUUID` is missing. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps an entry at once, so that it is told of even where the page is left in the same moment. Answers whether it says anything new. */
export function keepNote({ title, subject, ...more }: Noted): boolean {
  const entry = { ...more, subject: subject.slice(0, SUBJECT_MAX) };
  const key = `${entry.kind} ${entry.subject}`;
  if (ONCE.has(entry.kind) && noted.has(key)) return false;
  noted.add(key);
  const whole = { id: newId(), at: new Date().toISOString(), ...entry, title: title.slice(0, TITLE_MAX) };
  waitingActivity.set([...waitingActivity.get(), whole].slice(-WAITING_MAX));
  return true;
}
