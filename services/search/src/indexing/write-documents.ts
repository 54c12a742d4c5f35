import { isDeepStrictEqual } from 'node:util';
import type { ItemDocument, StoryDocument } from '@360/contracts/search';
import type { Engine } from '../engine/engine.ts';
import { indexedItem, indexedStory } from '../engine/indexed-documents.ts';
import type { IndexName } from '../engine/settings.ts';
import type { FeedClient } from './feed-client.ts';
import type { Targets } from './index-targets.ts';

export interface WriterParts {
  engine: Engine;
  feed: FeedClient;
  targets: Targets;
}

/** Documents as the index takes them, which says nothing of their fields. */
export type Indexed = { id: string };

/** What the feed service has of a kind, ready to be indexed. */
export const readIndexed = async (
  feed: FeedClient,
  kind: IndexName,
  question: Parameters<FeedClient['items']>[0],
  signal: AbortSignal,
): Promise<{ documents: Indexed[]; next: string | null }> => {
  if (kind === 'items') {
    const { documents, next } = await feed.items(question, signal);
    return { documents: documents.map((each: ItemDocument) => indexedItem(each)), next };
  }
  const { documents, next } = await feed.stories(question, signal);
  return { documents: documents.map((each: StoryDocument) => indexedStory(each)), next };
};

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
 * Makes the indexes hold what the feed service says of these ids, `read` being what it said a moment ago where that is
 * known. Several may do so at once for the same ids, and the slower must not win with what is old: after each write the
 * documents are read again, and written again where they have changed. Returns the numbers of the engine's tasks, which
 * are not waited for.
 */
export const writeDocuments = async (
  { engine, feed, targets }: WriterParts,
  kind: IndexName,
  ids: string[],
  signal: AbortSignal,
  read?: Indexed[],
): Promise<number[]> => {
  const current = async () => (await readIndexed(feed, kind, { ids }, signal)).documents;
  const tasks: number[] = [];
  let written: Indexed[];
  let latest = read ?? (await current());
  do {
    written = latest;
    // asked only now: whoever builds an index counts on writes of what is newer than its own to know of it
    for (const index of await targets(kind)) tasks.push(...(await put(engine, index, ids, written)));
    latest = await current();
  } while (!isDeepStrictEqual(latest, written));
  return tasks;
};
