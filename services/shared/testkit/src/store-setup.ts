import type { Stores } from './running-stores.ts';
import { startStores } from './stores.ts';

let stores: Stores | undefined;

/** Vitest's global set-up: one MongoDB and one Redis for the run. */
export const setup = async (project: { provide(key: 'mongoUrl' | 'redisUrl', value: string): void }): Promise<void> => {
  stores = await startStores();
  console.log(`stores: ${stores.kind}`);
  project.provide('mongoUrl', stores.mongoUrl);
  project.provide('redisUrl', stores.redisUrl);
};

export const teardown = async (): Promise<void> => {
  await stores?.stop();
};
