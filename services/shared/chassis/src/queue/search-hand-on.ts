import { randomUUID } from 'node:crypto';
import { searchIndexing } from '@360/contracts/jobs';
import { SEARCH_BATCH } from '@360/contracts/search';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import type { Logger } from '../logger.ts';
import { createProducer } from './create-producer.ts';
import { createMarkedHandOn } from './marked-hand-on.ts';

type Kind = z.infer<(typeof searchIndexing)['payload']>['kind'];

/** Hands documents of a kind that changed or went on to the search index, marked in `search_marks` of the caller's store. */
export const openSearchHandOn = (
  kind: Kind,
  connection: Connection,
  queue: { redisUrl: string; prefix: string; logger: Logger },
) => {
  const producer = createProducer(searchIndexing, queue);
  const handOn = async (ids: string[]): Promise<void> => {
    for (let start = 0; start < ids.length; start += SEARCH_BATCH)
      await producer.add({ kind, ids: ids.slice(start, start + SEARCH_BATCH), round: randomUUID() });
  };
  const marked = createMarkedHandOn({ connection, collection: 'search_marks', handOn, logger: queue.logger });
  return { ...marked, close: () => producer.close() };
};
