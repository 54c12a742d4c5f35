import { isDeepStrictEqual } from 'node:util';
import type { Settings } from 'meilisearch';
import type { Engine } from '../engine/engine.ts';
import type { IndexName } from '../engine/settings.ts';
import { finished } from './engine-tasks.ts';
import { type IndexNames, KINDS } from './index-names.ts';
import { indexExists } from './index-targets.ts';
import type { Patience } from './patience.ts';
import { untilBack } from './until-back.ts';

export type IndexSettings = Record<IndexName, Settings>;

interface Parts {
  engine: Engine;
  names: IndexNames;
  settings: IndexSettings;
}

/** Lists whose order the engine does not keep. */
const UNORDERED = new Set(['filterableAttributes', 'sortableAttributes']);

const comparable = (name: string, value: unknown): unknown =>
  UNORDERED.has(name) && Array.isArray(value) ? value.toSorted() : value;

/** Whether the engine says what is wanted, of what is wanted; what it adds by itself does not matter. */
const holds = (wanted: unknown, actual: unknown): boolean => {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return isDeepStrictEqual(wanted, actual);
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(wanted).every(([name, value]) =>
    holds(comparable(name, value), comparable(name, (actual as Record<string, unknown>)[name])),
  );
};

/**
 * Makes an index, where there is none of that name, and sets it up. Returns whether its settings differed: they are
 * written only then.
 */
export const prepareIndex = async (
  engine: Engine,
  uid: string,
  settings: Settings,
  patience: Patience,
): Promise<boolean> => {
  if (!(await untilBack(() => indexExists(engine, uid), patience))) {
    const made = await untilBack(() => engine.ask((client) => client.createIndex(uid, { primaryKey: 'id' })), patience);
    await finished(engine, made.taskUid, patience, ['index_already_exists']);
  }
  const actual = await untilBack(() => engine.ask((client) => client.index(uid).getSettings()), patience);
  if (holds(settings, actual)) return false;
  const set = await untilBack(() => engine.ask((client) => client.index(uid).updateSettings(settings)), patience);
  await finished(engine, set.taskUid, patience);
  return true;
};

const isEmpty = async (engine: Engine, uid: string): Promise<boolean> =>
  (await engine.ask((client) => client.index(uid).getStats())).numberOfDocuments === 0;

/**
 * Makes and sets up the indexes that are searched. Waits while the engine is away. Returns whether they have to be built
 * anew: one is empty or was set up otherwise, for documents of before, or a build was left half done.
 */
export const ensureIndexes = async ({ engine, names, settings }: Parts, patience: Patience): Promise<boolean> => {
  let isWanting = false;
  for (const kind of KINDS) {
    isWanting = (await prepareIndex(engine, names.live(kind), settings[kind], patience)) || isWanting;
    isWanting ||= await untilBack(() => isEmpty(engine, names.live(kind)), patience);
    isWanting ||= await untilBack(() => indexExists(engine, names.next(kind)), patience);
  }
  return isWanting;
};
