import { storedValue } from '../../lib/stored-value.ts';

const MOST = 50;

const asCount = (stored: unknown): number =>
  typeof stored === 'number' && Number.isInteger(stored) ? Math.min(MOST, Math.max(1, stored)) : 1;

/** How many rows the list had when it was last seen, so that its place is as high before it comes. */
export const rowsLastShown = storedValue<number>('saved-searches-rows', asCount);
