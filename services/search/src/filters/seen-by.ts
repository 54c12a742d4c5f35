import { ownerKey } from '../engine/owner-key.ts';
import { quoted } from './filter-terms.ts';

/** What a reader may find among the items, by their `sub`; without one the news alone. */
export const seenBy = (reader: string | undefined): string =>
  reader === undefined ? 'writing NOT EXISTS' : `(owner NOT EXISTS OR owner = ${quoted(ownerKey(reader))})`;

/** What is written here, and no news. */
export const IS_WRITING = 'writing EXISTS';
