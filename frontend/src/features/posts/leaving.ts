import { useSyncExternalStore } from 'react';

let ids: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function put(next: ReadonlySet<string>): void {
  ids = next;
  for (const listener of listeners) listener();
}

/** Posts taken away before the reader's eyes, and still on the server as long as that can be undone. */
export const leaving = {
  has: (id: string): boolean => ids.has(id),
  add: (id: string): void => put(new Set([...ids, id])),
  delete: (id: string): void => put(new Set([...ids].filter((one) => one !== id))),
};

export const useLeaving = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ids,
  );
