import { useSyncExternalStore } from 'react';

/** Ids of rows taken away before the reader's eyes, and still on the server as long as that can be undone. */
export function createLeaving() {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const put = (next: ReadonlySet<string>): void => {
    ids = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    has: (id: string): boolean => ids.has(id),
    add: (id: string): void => put(new Set([...ids, id])),
    delete: (id: string): void => put(new Set([...ids].filter((one) => one !== id))),
    useIds: (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => ids),
  };
}
