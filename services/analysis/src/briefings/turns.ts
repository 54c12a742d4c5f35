/**
 * Work for one key is done one after the other, in the order it was asked for; for different keys side by side. A fault of
 * one does not hold up the next.
 */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const own = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = own.catch(() => undefined);
    last.set(key, settled);
    try {
      return await own;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
};
