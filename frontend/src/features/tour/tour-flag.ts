import { storedValue } from '../../lib/stored-value.ts';

/** Whether the tour was finished or skipped in this browser. */
export const tourCompleted = storedValue('tour-completed', (stored) => stored === true);

let asked = false;

/** Lets the tour begin as soon as the home page is shown. */
export function askForTour(): void {
  asked = true;
  tourCompleted.set(false);
}

/** Whether the reader has asked for it; only once. */
export function takeAsked(): boolean {
  const was = asked;
  asked = false;
  return was;
}
