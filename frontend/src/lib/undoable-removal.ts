import { useSyncExternalStore } from 'react';
import { ApiError, send } from './api.ts';
import { i18n } from './strings.ts';
import { showToast } from './toast.ts';

let leaving: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function put(next: ReadonlySet<string>): void {
  leaving = next;
  for (const listener of listeners) listener();
}

const stay = (path: string): void => put(new Set([...leaving].filter((other) => other !== path)));

/** Addresses of what is taken away before the reader's eyes, and still on the server as long as that can be undone. */
export const useLeaving = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => leaving,
  );

interface Removal {
  /** Its address, which names it among what leaves. */
  path: string;
  /** What the line says that offers to undo it. */
  text: string;
  /** Said where the server refuses. */
  failed: string;
  /** Called once it is gone on the server, before it stops to be hidden. */
  onRemoved: () => unknown;
  onUndo?: () => void;
}

/** Gone already, say from another tab, is what was wanted. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

async function remove({ path, failed, onRemoved }: Removal): Promise<void> {
  try {
    await send('DELETE', path).catch((error) => {
      if (!isGone(error)) throw error;
    });
    await onRemoved();
  } catch {
    showToast({ kind: 'failure', text: failed });
  }
  stay(path);
}

/** Takes something away at once, and deletes it when its line with "Undo" has gone or the page is left. */
export function removeUndoably(removal: Removal): void {
  const { path, text, onUndo } = removal;
  put(new Set([...leaving, path]));
  // Whoever closes the page does not undo any more; this call outlives it.
  const atOnce = () => void fetch(path, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  window.addEventListener('pagehide', atOnce);
  const undo = () => {
    stay(path);
    onUndo?.();
  };
  showToast({
    kind: 'result',
    text,
    action: { label: i18n.t('action.undo'), run: undo },
    onGone: () => {
      window.removeEventListener('pagehide', atOnce);
      if (leaving.has(path)) void remove(removal);
    },
  });
}
