import { sendActivity } from './activity-queue.ts';
import { startSaved } from './saved-sync.ts';

/** Brings together what is kept here and on the server, and tells what could not be told before. Call once. */
export const startReaderSync = (): Promise<unknown> => Promise.all([startSaved(), sendActivity()]);
