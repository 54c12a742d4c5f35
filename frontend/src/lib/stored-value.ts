import { useSyncExternalStore } from 'react';

/** A value kept in local storage and in step between open tabs. Where storage is refused it lives as long as the page. */
export interface StoredValue<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

function readRaw(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** From then on this page, which is about to begin anew, keeps nothing. */
let forgotten = false;
export const isForgotten = (): boolean => forgotten;

function writeRaw(key: string, raw: string): void {
  if (forgotten) return;
  try {
    localStorage.setItem(key, raw);
  } catch {
    // Full or refused: the value still holds for this page.
  }
}

const forgetters = new Set<() => void>();

/** Empties the browser's storage of everything of the reader, and what the open page holds of it. The page has to begin anew. */
export function forgetStored(): void {
  forgotten = true;
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Refused storage: nothing is kept there.
  }
  for (const forget of forgetters) forget();
}

/** @param parse is given whatever the key holds (null when absent or not JSON) and must answer with a usable value. */
export function storedValue<Value>(key: string, parse: (stored: unknown) => Value): StoredValue<Value> {
  const fromRaw = (raw: string | null): Value => {
    try {
      return parse(raw === null ? null : JSON.parse(raw));
    } catch {
      return parse(null);
    }
  };
  let value = fromRaw(readRaw(key));
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const take = (raw: string | null) => {
    value = fromRaw(raw);
    tell();
  };
  forgetters.add(() => take(null));
  if (typeof window !== 'undefined')
    window.addEventListener('storage', (event) => {
      // Without a key where another tab has emptied all of it.
      if (event.key === key || event.key === null) take(event.newValue);
    });
  return {
    get: () => value,
    set: (next) => {
      value = next;
      writeRaw(key, JSON.stringify(next));
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStored = <Value>(stored: StoredValue<Value>): Value =>
  useSyncExternalStore(stored.subscribe, stored.get);
