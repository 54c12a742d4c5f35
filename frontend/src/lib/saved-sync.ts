import type { SavedList } from '@360/contracts/library';
import { ApiError, getLinked, send } from './api.ts';
import { savedMarks, untoldSaves } from './saved-marks.ts';
import { storedValue } from './stored-value.ts';
import { i18n } from './strings.ts';
import { showToast } from './toast.ts';

const PATH = '/api/saved';
/** Whether the marks of this browser have once been told to the server, which says from then on what is kept. */
const merged = storedValue('saved-merged', (stored) => stored === true);

type Listener = (id: string, kept: boolean) => void;
const listeners = new Set<Listener>();
/** @param listener is called for each report of which the server has been told whether it is kept. */
export function onSaveTold(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isFinal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** Tells of one change. A report that the server refuses to keep is no longer marked. @throws ApiError where it may be told later */
async function tell(id: string, kept: boolean): Promise<void> {
  try {
    await send(kept ? 'PUT' : 'DELETE', `${PATH}/${encodeURIComponent(id)}`);
  } catch (cause) {
    if (!(cause instanceof ApiError && isFinal(cause.status))) throw cause;
    if (kept) savedMarks.remove(id);
    if (kept && cause.status === 409) showToast({ kind: 'failure', text: cause.message || i18n.t('saved.failed') });
  }
  for (const listener of listeners) listener(id, kept);
  // What was changed meanwhile is told next time.
  const { [id]: now, ...others } = untoldSaves.get();
  if (now === kept) untoldSaves.set(others);
}

/** Nobody hears just now, or too much was asked: the others would fare the same. */
const isForAll = (cause: unknown): boolean =>
  !(cause instanceof ApiError) || [0, 401, 403, 429, 503].includes(cause.status);

async function tellAll(): Promise<void> {
  for (const id of Object.keys(untoldSaves.get())) {
    const kept = untoldSaves.get()[id];
    if (kept === undefined) continue;
    const cause: unknown = await tell(id, kept).catch((failure: unknown) => failure);
    if (cause !== undefined && isForAll(cause)) break;
  }
}

/** What the server keeps, the first kept first. @throws ApiError */
async function readKept(): Promise<string[]> {
  const ids: string[] = [];
  for (let path: string | null = `${PATH}?limit=100`; path; ) {
    const { body, next }: { body: SavedList; next: string | null } = await getLinked<SavedList>(path);
    ids.push(...body.items.map(({ id }) => id));
    path = body.items.length > 0 ? next : null;
  }
  return ids.reverse();
}

async function merge(): Promise<void> {
  if (!merged.get()) {
    const here = Object.fromEntries([...savedMarks.ids.get()].map((id) => [id, true]));
    untoldSaves.set({ ...here, ...untoldSaves.get() });
    merged.set(true);
  }
  await tellAll();
  const kept = new Set(await readKept());
  // What the reader did while this was read holds.
  for (const [id, keeps] of Object.entries(untoldSaves.get())) keeps ? kept.add(id) : kept.delete(id);
  savedMarks.ids.set(kept);
}

let work: Promise<void> = Promise.resolve();
/** One after the other, so that an older answer never undoes a later change. Never fails: what was not told is told later. */
function inTurn(task: () => Promise<unknown>): Promise<void> {
  work = work.then(task).then(
    () => undefined,
    () => undefined,
  );
  return work;
}

/** Tells the server what it has not heard. */
export const tellSaves = (): Promise<void> => inTurn(tellAll);

/** Brings the marks here and on the server together; from then on what waited is told as soon as there is a network. Call once. */
export function startSaved(): Promise<void> {
  window.addEventListener('online', () => void tellSaves());
  return inTurn(merge);
}
