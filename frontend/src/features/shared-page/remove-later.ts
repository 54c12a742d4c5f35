import { useSyncExternalStore } from 'react';
import { send } from '../../lib/api.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';

let going: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function put(next: ReadonlySet<string>): void {
  going = next;
  for (const listener of listeners) listener();
}
const stay = (path: string) => put(new Set([...going].filter((one) => one !== path)));

/** Addresses of what was taken away before the reader's eyes, and is still on the server as long as that can be undone. */
export const useGoing = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => going,
  );

interface Removal {
  path: string;
  /** What the line says that offers to undo it, and the one after a failure. */
  text: string;
  failure: string;
  onRemoved: () => void;
}

async function remove({ path, failure, onRemoved }: Removal): Promise<void> {
  try {
    await send('DELETE', path);
    onRemoved();
  } catch {
    showToast({ kind: 'failure', text: failure });
  }
  stay(path);
}

/** Takes something away at once, and deletes it when that can no longer be undone, or when the page is left. */
export function removeLater(removal: Removal): void {
  const { path, text } = removal;
  put(new Set([...going, path]));
  const atOnce = () => void fetch(path, { method: 'DELETE', keepalive: true });
  window.addEventListener('pagehide', atOnce);
  showToast({
    kind: 'result',
    text,
    action: { label: i18n.t('action.undo'), run: () => stay(path) },
    onGone: () => {
      window.removeEventListener('pagehide', atOnce);
      if (going.has(path)) void remove(removal);
    },
  });
}
