import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../engine/engine.ts';
import {
  type DocumentKind,
  type DocumentSources,
  indexOf,
  NEWS_KINDS,
  readIndexed,
  WRITTEN_KINDS,
} from './document-kinds.ts';
import { finished } from './engine-tasks.ts';
import { type IndexSettings, prepareIndex } from './ensure-indexes.ts';
import { type IndexNames, KINDS } from './index-names.ts';
import { indexExists } from './index-targets.ts';
import type { Patience } from './patience.ts';
import type { RebuildProgress } from './rebuild-progress.ts';
import type { Rebuilds } from './rebuilds.ts';
import { isAnyAway, untilBack } from './until-back.ts';
import { writeDocuments } from './write-documents.ts';
import { WritingsAway } from './writings-client.ts';

/** So many tasks may wait in the engine, so that its disk does not fill with what it has yet to read. */
const MOST_TASKS = 20;

export interface RebuildParts {
  engine: Engine;
  sources: DocumentSources;
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

interface Filling {
  kind: DocumentKind;
  /** The index that is filled. */
  index: string;
  /** What is waited for. */
  isAway?: (cause: unknown) => boolean;
  onWritten: (count: number) => Promise<void>;
}

/** Reads everything of a kind in order of id into an index. */
const fill = async (
  { engine, sources }: RebuildParts,
  { kind, index, isAway, onWritten }: Filling,
  patience: Patience,
): Promise<void> => {
  const { signal } = patience;
  const tasks: number[] = [];
  const writer = { engine, sources, targets: async () => [index] };
  for (let after: string | null = ''; after !== null; ) {
    const place: string = after;
    const page = await untilBack(() => readIndexed(sources, kind, { after: place }, signal), patience, isAway);
    const write = () => writeDocuments(writer, kind, page.ids, signal, page.documents);
    if (page.ids.length > 0) tasks.push(...(await untilBack(write, patience, isAway)));
    await onWritten(page.ids.length);
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
  const told = (kind: DocumentKind) => (count: number) => say({ stage: 'reading', [kind]: progress[kind] + count });
  for (const kind of NEWS_KINDS)
    await fill(parts, { kind, index: names.next(indexOf(kind)), onWritten: told(kind) }, patience);
  const late: DocumentKind[] = [];
  for (const kind of WRITTEN_KINDS)
    try {
      await fill(parts, { kind, index: names.next(indexOf(kind)), onWritten: told(kind) }, patience);
    } catch (cause) {
      if (!(cause instanceof WritingsAway)) throw cause;
      late.push(kind);
    }
  await say({ stage: 'swapping' });
  await swap(parts, patience);
  await removeNext(parts, patience);
  for (const kind of late)
    await fill(parts, { kind, index: names.live(indexOf(kind)), isAway: isAnyAway, onWritten: told(kind) }, patience);
  await say({ stage: 'done' });
};

/**
 * Builds both indexes anew beside those that are searched, and swaps them. Meanwhile whatever changes is written to both
 * by the workers. News does not wait for posts and briefings whose service is away: these come after the swap, when it is
 * back. May be cut off anywhere and be run again: it begins by removing what it had begun.
 */
export const rebuild = async (parts: RebuildParts, patience: Patience): Promise<void> => {
  const startedAt = new Date().toISOString();
  const progress: RebuildProgress = {
    stage: 'preparing',
    items: 0,
    stories: 0,
    posts: 0,
    briefings: 0,
    startedAt,
    at: startedAt,
  };
  try {
    await build(parts, patience, progress);
  } catch (cause) {
    if (!patience.signal.aborted) await parts.rebuilds.say({ ...progress, stage: 'failed' });
    throw cause;
  }
};
