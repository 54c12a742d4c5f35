import { randomUUID } from 'node:crypto';
import type { Logger } from '@360/chassis/logger';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createMarkedHandOn } from '@360/chassis/queue/marked-hand-on';
import { searchIndexing } from '@360/contracts/jobs';
import { SEARCH_BATCH } from '@360/contracts/search';
import type { Connection } from 'mongoose';

/** Hands briefings that changed or went on to the search index. */
export const openBriefingHandOn = (
  connection: Connection,
  queue: { redisUrl: string; prefix: string; logger: Logger },
) => {
  const producer = createProducer(searchIndexing, queue);
  const handOn = async (ids: string[]): Promise<void> => {
    for (let start = 0; start < ids.length; start += SEARCH_BATCH)
      await producer.add({ kind: 'briefings', ids: ids.slice(start, start + SEARCH_BATCH), round: randomUUID() });
  };
  const marked = createMarkedHandOn({ connection, collection: 'search_marks', handOn, logger: queue.logger });
  return { ...marked, close: () => producer.close() };
};
