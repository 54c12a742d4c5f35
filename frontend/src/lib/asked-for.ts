import { useSyncExternalStore } from 'react';

/** Something one part of the page asks for and another part shows; at most one at a time. */
interface AskedFor<Request> {
  put: (request: Request | null) => void;
  /** What is asked for now; null where nothing is. */
  use: () => Request | null;
}

/** A place for requests of one kind. */
export function askedFor<Request>(): AskedFor<Request> {
  let asked: Request | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    put: (request) => {
      asked = request;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => asked),
  };
}
