import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'result' | 'failure';
  text: string;
  action?: { label: string; run: () => void };
  /** Called once it is gone, whether its action was taken, its time was up, or others took its place. */
  onGone?: () => void;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const put = (next: readonly Toast[]) => {
  const gone = toasts.filter((toast) => !next.includes(toast));
  toasts = next;
  for (const listener of listeners) listener();
  for (const { onGone } of gone) onGone?.();
};

/** Shows a short line for three seconds; at most three stand at once. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  put([...toasts, { ...toast, id: lastId }].slice(-3));
}

export const closeToast = (id: number): void => put(toasts.filter((toast) => toast.id !== id));

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
