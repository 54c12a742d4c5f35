import { isDeepStrictEqual } from 'node:util';
import type { Engine } from '../engine/engine.ts';
import {
  type DocumentKind,
  type DocumentSources,
  type Indexed,
  idInIndex,
  indexOf,
  readIndexed,
} from './document-kinds.ts';
import type { Targets } from './index-targets.ts';

export interface WriterParts {
  engine: Engine;
  sources: DocumentSources;
  targets: Targets;
}

/** Hands documents, and the deletion of those ids that have none, to the engine. Returns the numbers of its tasks. */
const put = async (engine: Engine, index: string, ids: string[], documents: Indexed[]): Promise<number[]> => {
  const found = new Set(documents.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  const tasks: number[] = [];
  if (documents.length > 0) {
    const task = await engine.ask((client) => client.index(index).addDocuments(documents, { primaryKey: 'id' }));
    tasks.push(task.taskUid);
  }
  if (gone.length > 0) tasks.push((await engine.ask((client) => client.index(index).deleteDocuments(gone))).taskUid);
  return tasks;
};

/**
 * Makes the indexes hold what its service says of these ids of a kind, `read` being what it said a moment ago where that
 * is known. Several may do so at once for the same ids, and the slower must not win with what is old: after each write the
 * documents are read again, and written again where they have changed. Returns the numbers of the engine's tasks, which
 * are not waited for.
 */
export const writeDocuments = async (
  { engine, sources, targets }: WriterParts,
  kind: DocumentKind,
  ids: string[],
  signal: AbortSignal,
  read?: Indexed[],
): Promise<number[]> => {
  const current = async () => (await readIndexed(sources, kind, { ids }, signal)).documents;
  const held = ids.map((id) => idInIndex(kind, id));
  const tasks: number[] = [];
  let written: Indexed[];
  let latest = read ?? (await current());
  do {
    written = latest;
    // asked only now: whoever builds an index counts on writes of what is newer than its own to know of it
    for (const index of await targets(indexOf(kind))) tasks.push(...(await put(engine, index, held, written)));
    latest = await current();
  } while (!isDeepStrictEqual(latest, written));
  return tasks;
};
