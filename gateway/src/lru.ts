/** A map that keeps the `capacity` entries used last. */
export const createLru = <Key, Value>(capacity: number) => {
  const entries = new Map<Key, Value>();
  return {
    get: (key: Key): Value | undefined => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key: Key, value: Value): void => {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= capacity) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
    size: (): number => entries.size,
  };
};
