const FIRST_MS = 60_000;
const MOST_MS = 3_600_000;

/** When an open checkout is read again: ever more seldom, at least once an hour. */
export const resyncTime = (createdAt: Date, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(MOST_MS, Math.max(FIRST_MS, age)));
};
