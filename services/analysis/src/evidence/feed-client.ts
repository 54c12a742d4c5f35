import { createServiceQuestions } from '@360/chassis/http/ask-service';
import { serviceIdentity } from '@360/chassis/identity';
import {
  type OutletRecords,
  outletRecordsSchema,
  type StorySource,
  storySourceSchema,
} from '@360/contracts/evidence-source';
import { type ItemDocument, itemDocumentsSchema } from '@360/contracts/search';
import type { Category } from '@360/contracts/vocabulary';
import { Pool } from 'undici';

const CONNECTIONS = 4;
const CONNECT_MS = 2_000;
/** A story of three hundred reports, sixty of them whole, takes a moment to be read and sent. */
const ANSWER_MS = 20_000;
const OURSELVES = serviceIdentity('analysis');

/** The feed service is away, or does not answer such questions at the moment; asking again later may work. */
export class FeedAway extends Error {
  override name = 'FeedAway';
}

/** What the feed service knows that analyses are computed from. All throw FeedAway, or an Error where it refuses a question. */
export interface FeedClient {
  /** Null where there is no such story. */
  story: (id: string, signal: AbortSignal) => Promise<StorySource | null>;
  outlets: (category: Category | null, signal: AbortSignal) => Promise<OutletRecords>;
  /** One item with its text; null where there is none, or it has not found its story yet. */
  item: (id: string, signal: AbortSignal) => Promise<ItemDocument | null>;
  close: () => Promise<void>;
}

/** Asks the feed service at `url`, as a service that holds `identityKey`. */
export const createFeedClient = ({ url, identityKey }: { url: string; identityKey: Uint8Array }): FeedClient => {
  const pool = new Pool(new URL(url).origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
  });
  const { find, ask } = createServiceQuestions({
    ...{ name: 'feed', connections: pool, identity: OURSELVES, identityKey, Away: FeedAway },
  });
  return {
    story: (id, signal) => find(`/internal/stories/${encodeURIComponent(id)}/evidence`, {}, storySourceSchema, signal),
    outlets: (category, signal) =>
      ask('/internal/evidence/outlets', category ? { category } : {}, outletRecordsSchema, signal),
    item: async (id, signal) =>
      (await ask('/internal/search/items', { ids: id }, itemDocumentsSchema, signal)).documents[0] ?? null,
    close: () => pool.close(),
  };
};
