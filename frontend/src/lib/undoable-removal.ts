import { useSyncExternalStore } from 'react';
import { send } from './api.ts';
import { i18n } from './strings.ts';
import { showToast } from './toast.ts';

let keys: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function put(next: ReadonlySet<string>): void {
  keys = next;
  for (const listener of listeners) listener();
}

const forget = (key: string): void => put(new Set([...keys].filter((other) => other !== key)));

/** What is taken away before the reader's eyes and still on the server, as long as that can be undone. */
export const useLeaving = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keys,
  );

interface Removal {
  /** Names it among what leaves: its address. */
  path: string;
  text: string;
  /** Said where the server refuses. */
  failed: string;
  /** Called once it is gone on the server, before it stops to be hidden. */
  onRemoved: () => void;
}

/** Takes something away at once, and deletes it when its line with "Undo" has gone or the page is left. */
export function removeUndoably({ path, text, failed, onRemoved }: Removal): void {
  put(new Set([...keys, path]));
  const atOnce = () => void fetch(path, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  window.addEventListener('pagehide', atOnce);
  const remove = async () => {
    try {
      await send('DELETE', path);
      onRemoved();
    } catch {
      showToast({ kind: 'failure', text: failed });
    }
    forget(path);
  };
  showToast({
    kind: 'result',
    text,
    action: { label: i18n.t('action.undo'), run: () => forget(path) },
    onGone: () => {
      window.removeEventListener('pagehide', atOnce);
      if (keys.has(path)) void remove();
    },
  });
}
