import { useEffect, useSyncExternalStore } from 'react';

/** Whether the product can be reached: `offline` has no network at all, `silent` has one and gets no answer. */
export type Connection = 'online' | 'offline' | 'silent';

const LOOK_AGAIN_MS = 15_000;

let unanswered = false;
/** Asked once more after a failure, so that one broken request is not taken for all. */
let confirmed = false;
const listeners = new Set<() => void>();

function settle(nextUnanswered: boolean, nextConfirmed: boolean): void {
  if (unanswered === nextUnanswered && confirmed === nextConfirmed) return;
  unanswered = nextUnanswered;
  confirmed = nextConfirmed;
  for (const listener of listeners) listener();
}

/** A request came back, whatever it said. */
export const noteAnswer = (): void => settle(false, false);

/** A request got no answer. */
export const noteSilence = (): void => settle(true, confirmed);

/** Asks the smallest thing there is to ask. Whether an answer came. */
export async function lookAgain(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    noteAnswer();
    return true;
  } catch {
    settle(true, true);
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const now = (): Connection => {
  if (!navigator.onLine) return 'offline';
  return unanswered && confirmed ? 'silent' : 'online';
};

/** The connection, looked after: while requests fail it is asked for again and again until an answer comes. */
export function useConnection(): Connection {
  const failing = useSyncExternalStore(subscribe, () => unanswered && navigator.onLine);
  useEffect(() => {
    if (!failing) return;
    void lookAgain();
    const timer = setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [failing]);
  return useSyncExternalStore(subscribe, now);
}
