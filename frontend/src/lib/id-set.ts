import { type StoredValue, storedValue } from './stored-value.ts';

export interface IdSet {
  readonly ids: StoredValue<ReadonlySet<string>>;
  add: (id: string) => void;
  remove: (id: string) => void;
}

const asIds = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];

/** A set of ids in local storage that holds the `limit` latest and forgets the oldest. */
export function idSet(key: string, limit: number): IdSet {
  const list = storedValue<string[]>(key, (stored) => asIds(stored).slice(-limit));
  let known: { from: string[]; set: ReadonlySet<string> } = { from: list.get(), set: new Set(list.get()) };
  const current = (): ReadonlySet<string> => {
    if (known.from !== list.get()) known = { from: list.get(), set: new Set(list.get()) };
    return known.set;
  };
  const without = (id: string) => list.get().filter((other) => other !== id);
  return {
    ids: { get: current, set: (set) => list.set([...set].slice(-limit)), subscribe: list.subscribe },
    add: (id) => {
      if (!current().has(id)) list.set([...list.get(), id].slice(-limit));
    },
    remove: (id) => {
      if (current().has(id)) list.set(without(id));
    },
  };
}
