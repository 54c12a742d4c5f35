import { containersAnswer, startContainerStores } from './container-stores.ts';
import { startEmbeddedStores } from './embedded-stores.ts';

export interface Stores {
  kind: 'containers' | 'embedded';
  /** Without a database name. */
  mongoUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

/** Real stores for a test run: containers where an engine answers, else the embedded ones. */
export const startStores = async (): Promise<Stores> =>
  (await containersAnswer()) ? await startContainerStores() : await startEmbeddedStores();
