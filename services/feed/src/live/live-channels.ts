import { type LiveChannel, liveChannelSchema } from '@360/contracts/news';
import { z } from 'zod';
import { readSource } from '../feeds/source-list.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';

const TTL_MS = 5 * 60_000;
const channelsSchema = z.array(liveChannelSchema).max(100);

/** The channel catalogue, read again every five minutes. While its source is away the last one read stands. */
export const createLiveChannels = (source: string, fetch: SafeFetch) => {
  let known: LiveChannel[] | undefined;
  let readAt = 0;
  return {
    /** @throws when the catalogue was never readable */
    list: async (): Promise<LiveChannel[]> => {
      if (known && Date.now() - readAt < TTL_MS) return known;
      try {
        known = channelsSchema.parse(JSON.parse(await readSource(source, fetch, 'application/json')));
        readAt = Date.now();
      } catch (cause) {
        if (!known) throw cause;
      }
      return known;
    },
  };
};
export type LiveChannels = ReturnType<typeof createLiveChannels>;
