import { createProducer } from '@360/chassis/queue/create-producer';
import { readerRemoval, readerRemovalBilling, readerRemovalCiv, readerRemovalReports } from '@360/contracts/jobs';

/** Every service that keeps something of readers has a queue of its own; a new one is a row here. */
const REMOVALS = [readerRemoval, readerRemovalReports, readerRemovalCiv, readerRemovalBilling];

/** Tells other services that a reader is no more. */
export const openReaderRemovals = (queue: Parameters<typeof createProducer>[1]) => {
  const producers = REMOVALS.map((removal) => createProducer(removal, queue));
  return {
    /** May be repeated. @throws Error when a queue does not take the job */
    add: async (reader: { sub: string }): Promise<void> => {
      await Promise.all(producers.map((producer) => producer.add(reader)));
    },
    close: async (): Promise<void> => {
      await Promise.all(producers.map((producer) => producer.close()));
    },
  };
};
