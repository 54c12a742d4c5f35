import { containersAnswer, startContainerStores } from './container-stores.ts';
import { startEmbeddedStores } from './embedded-stores.ts';
import type { Stores } from './running-stores.ts';

/** Real stores for a test run: containers where an engine answers, else the embedded ones. */
export const startStores = async (): Promise<Stores> =>
  (await containersAnswer()) ? await startContainerStores() : await startEmbeddedStores();
