import { MeilisearchApiError } from 'meilisearch';
import type { Engine } from '../engine/engine.ts';
import type { IndexName } from '../engine/settings.ts';
import type { IndexNames } from './index-names.ts';
import type { Pauses } from './pauses.ts';

const NOT_FOUND = 404;

/** Whether there is an index of that name. */
export const indexExists = async (engine: Engine, uid: string): Promise<boolean> => {
  try {
    await engine.ask((client) => client.getRawIndex(uid));
    return true;
  } catch (cause) {
    if (cause instanceof MeilisearchApiError && cause.response.status === NOT_FOUND) return false;
    throw cause;
  }
};

/** The indexes that documents are written to at the moment, in the order in which they must be. */
export type Targets = (kind: IndexName) => Promise<string[]>;

/**
 * The index being built, where there is one, then the one that is searched. In this order, whatever moment the two are
 * swapped at, one of the writes reaches the index that is searched afterwards.
 */
export const createTargets = (engine: Engine, names: IndexNames, pauses: Pauses): Targets => {
  let known = { isBuilding: false, until: 0 };
  return async (kind) => {
    if (known.until <= performance.now()) {
      const until = performance.now() + pauses.targets;
      known = { isBuilding: await indexExists(engine, names.building), until };
    }
    return known.isBuilding ? [names.next(kind), names.live(kind)] : [names.live(kind)];
  };
};
