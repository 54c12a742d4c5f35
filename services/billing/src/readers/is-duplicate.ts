const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index holds another document. */
export const isDuplicate = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_KEY;
