const DUPLICATE_KEY = 11_000;

/** Whether a write failed because somebody else had written a document of that id. */
export const isDuplicate = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_KEY;
