import { idSet } from './id-set.ts';
import { storedValue } from './stored-value.ts';

/** As many as the server keeps for a reader. */
const SAVED_MAX = 2_000;

/** Reports this reader keeps, as far as this browser knows: it marks them without asking anybody. */
export const savedMarks = idSet('saved', SAVED_MAX);

/** By report, whether it is to be kept: what the server has not been told yet. */
export type Untold = Readonly<Record<string, boolean>>;

const isChange = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean';
export const untoldSaves = storedValue<Untold>('saved-untold', (stored) =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(isChange)),
);
