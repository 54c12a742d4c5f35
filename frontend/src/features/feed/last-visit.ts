import { storedValue } from '../../lib/stored-value.ts';

const lastVisit = storedValue<string | null>('last-visit', (stored) =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : null,
);

/** When the reader was here before this page was opened; null on the first visit. */
export const previousVisit: string | null = lastVisit.get();

// A page put away may never be told that it ends, so each time it is hidden counts as leaving.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') lastVisit.set(new Date().toISOString());
});
