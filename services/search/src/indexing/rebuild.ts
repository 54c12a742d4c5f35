import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../engine/engine.ts';
import type { IndexName } from '../engine/settings.ts';
import { finished, type Patience } from './engine-tasks.ts';
import { type IndexSettings, prepareIndex } from './ensure-indexes.ts';
import type { FeedClient } from './feed-client.ts';
import { type IndexNames, KINDS } from './index-names.ts';
import { indexExists } from './index-targets.ts';
import type { RebuildProgress } from './rebuild-progress.ts';
import type { Rebuilds } from './rebuilds.ts';
import { untilBack } from './until-back.ts';
import { readIndexed, writeDocuments } from './write-documents.ts';

/** So many tasks may wait in the engine, so that its disk does not fill with what it has yet to read. */
const MOST_TASKS = 20;

export interface RebuildParts {
  engine: Engine;
  feed: FeedClient;
  names: IndexNames;
  settings: IndexSettings;
  rebuilds: Pick<Rebuilds, 'say'>;
}

/** Until every writer knows whether there is an index being built. */
const untilKnown = ({ signal, pauses }: Patience): Promise<void> =>
  sleep(pauses.targets + pauses.slack, undefined, { signal });

/** Removes an index; false where there was none. */
const remove = async (engine: Engine, uid: string, patience: Patience): Promise<boolean> => {
  if (!(await untilBack(() => indexExists(engine, uid), patience))) return false;
  const { taskUid } = await untilBack(() => engine.ask((client) => client.deleteIndex(uid)), patience);
  await finished(engine, taskUid, patience, ['index_not_found']);
  return true;
};

/** Removes what was being built, once no writer writes to it any more. */
const removeNext = async ({ engine, names }: RebuildParts, patience: Patience): Promise<void> => {
  if (await remove(engine, names.building, patience)) await untilKnown(patience);
  for (const kind of KINDS) await remove(engine, names.next(kind), patience);
};

/** Reads everything of a kind in order of id into the index being built. */
const fill = async (
  { engine, feed, names }: RebuildParts,
  kind: IndexName,
  patience: Patience,
  onWritten: (count: number) => Promise<void>,
): Promise<void> => {
  const { signal } = patience;
  const tasks: number[] = [];
  const writer = { engine, feed, targets: async () => [names.next(kind)] };
  for (let after: string | null = ''; after !== null; ) {
    const place: string = after;
    const page = await untilBack(() => readIndexed(feed, kind, { after: place }, signal), patience);
    const ids = page.documents.map(({ id }) => id);
    if (ids.length > 0)
      tasks.push(...(await untilBack(() => writeDocuments(writer, kind, ids, signal, page.documents), patience)));
    await onWritten(ids.length);
    while (tasks.length > MOST_TASKS) await finished(engine, tasks.shift() ?? 0, patience);
    after = page.next;
  }
  for (const task of tasks) await finished(engine, task, patience);
};

const swap = async ({ engine, names }: RebuildParts, patience: Patience): Promise<void> => {
  const pairs = KINDS.map((kind) => ({
    indexes: [names.live(kind), names.next(kind)] as [string, string],
    rename: false,
  }));
  // not by `untilBack`: swapping twice would undo it; where the answer is lost, the job fails and builds anew
  const { taskUid } = await engine.ask((client) => client.swapIndexes(pairs));
  await finished(engine, taskUid, patience);
};

const build = async (parts: RebuildParts, patience: Patience, progress: RebuildProgress): Promise<void> => {
  const { engine, names, settings } = parts;
  const say = (change: Partial<RebuildProgress>) =>
    parts.rebuilds.say(Object.assign(progress, change, { at: new Date().toISOString() }));
  await say({ stage: 'preparing' });
  await removeNext(parts, patience);
  for (const kind of KINDS) {
    await prepareIndex(engine, names.live(kind), settings[kind], patience);
    await prepareIndex(engine, names.next(kind), settings[kind], patience);
  }
  await prepareIndex(engine, names.building, {}, patience);
  await untilKnown(patience);
  for (const kind of KINDS)
    await fill(parts, kind, patience, (count) => say({ stage: 'reading', [kind]: progress[kind] + count }));
  await say({ stage: 'swapping' });
  await swap(parts, patience);
  await removeNext(parts, patience);
  await say({ stage: 'done' });
};

/**
 * Builds both indexes anew beside those that are searched, and swaps them. Meanwhile whatever changes is written to both
 * by the workers. May be cut off anywhere and be run again: it begins by removing what it had begun.
 */
export const rebuild = async (parts: RebuildParts, patience: Patience): Promise<void> => {
  const startedAt = new Date().toISOString();
  const progress: RebuildProgress = { stage: 'preparing', items: 0, stories: 0, startedAt, at: startedAt };
  try {
    await build(parts, patience, progress);
  } catch (cause) {
    if (!patience.signal.aborted) await parts.rebuilds.say({ ...progress, stage: 'failed' });
    throw cause;
  }
};
