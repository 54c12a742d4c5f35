import { createServiceQuestions } from '@360/chassis/http/ask-service';
import { serviceIdentity } from '@360/chassis/identity';
import {
  type ItemDocument,
  itemDocumentsSchema,
  SEARCH_BATCH,
  type StoryDocument,
  storyDocumentsSchema,
} from '@360/contracts/search';
import { type Trending, trendingSchema } from '@360/contracts/trending';
import { Pool } from 'undici';
import { z } from 'zod';

const CONNECTIONS = 4;
const CONNECT_MS = 2_000;
/** Two hundred long articles take a moment to be read and sent. */
const ANSWER_MS = 20_000;
export const PUBLISHERS = 200;
const namedSchema = z.array(z.object({ id: z.string(), name: z.string() }));
export const OURSELVES = serviceIdentity('search');

/** The feed service is away, or does not answer such questions at the moment; asking again later may work. */
export class FeedAway extends Error {
  override name = 'FeedAway';
}

/** Which documents are asked for: those of ids (at most SEARCH_BATCH), or the next after an id, '' for the first. */
export type FeedQuestion = { ids: string[] } | { after: string };

export interface DocumentPage<Document> {
  documents: Document[];
  /** Where a walk goes on; null at its end. */
  next: string | null;
}

/** What the feed service has to be searched. All throw FeedAway, or an Error where it refuses a question. */
export interface FeedClient {
  items: (question: FeedQuestion, signal: AbortSignal) => Promise<DocumentPage<ItemDocument>>;
  stories: (question: FeedQuestion, signal: AbortSignal) => Promise<DocumentPage<StoryDocument>>;
  /** Up to 200 outlets in order of id, after one. */
  publishers: (after: string, signal: AbortSignal) => Promise<{ id: string; name: string }[]>;
  trending: (signal: AbortSignal) => Promise<Pick<Trending, 'topics' | 'stories'>>;
  close: () => Promise<void>;
}

export const queryOf = (question: FeedQuestion): Record<string, string> =>
  'ids' in question ? { ids: question.ids.join() } : { after: question.after, limit: String(SEARCH_BATCH) };

/** Asks the feed service at `url`, as a service that holds `identityKey`. */
export const createFeedClient = ({ url, identityKey }: { url: string; identityKey: Uint8Array }): FeedClient => {
  const pool = new Pool(new URL(url).origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
  });

  const { ask } = createServiceQuestions({
    ...{ name: 'feed', connections: pool, identity: OURSELVES, identityKey, Away: FeedAway },
  });

  return {
    items: (question, signal) => ask('/internal/search/items', queryOf(question), itemDocumentsSchema, signal),
    stories: (question, signal) => ask('/internal/search/stories', queryOf(question), storyDocumentsSchema, signal),
    publishers: (after, signal) =>
      ask('/api/publishers', { limit: String(PUBLISHERS), ...(after && { after }) }, namedSchema, signal),
    trending: (signal) => ask('/api/trending', {}, trendingSchema.pick({ topics: true, stories: true }), signal),
    close: () => pool.close(),
  };
};
