import { randomUUID } from 'node:crypto';
import type { Producer } from '@360/chassis/queue/create-producer';
import type { searchIndexing } from '@360/contracts/jobs';
import { SEARCH_BATCH } from '@360/contracts/search';
import type { z } from 'zod';

export type IndexingJob = z.infer<(typeof searchIndexing)['payload']>;

/** Tells the search index what has changed or gone. Both throw when the queue does not take it. */
export interface IndexHandOn {
  items: (ids: string[]) => Promise<void>;
  stories: (ids: string[]) => Promise<void>;
}

/** Each hand-on is a round of its own, since what it names may change again while an earlier one is worked. */
export const createIndexHandOn = ({ producer }: { producer: Pick<Producer<IndexingJob>, 'add'> }): IndexHandOn => {
  const handOn = async (kind: IndexingJob['kind'], ids: string[]): Promise<void> => {
    const each = [...new Set(ids)];
    for (let start = 0; start < each.length; start += SEARCH_BATCH)
      await producer.add({ kind, ids: each.slice(start, start + SEARCH_BATCH), round: randomUUID() });
  };
  return { items: (ids) => handOn('items', ids), stories: (ids) => handOn('stories', ids) };
};
