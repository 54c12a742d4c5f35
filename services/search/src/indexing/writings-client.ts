import { createServiceQuestions } from '@360/chassis/http/ask-service';
import { type WritingDocument, writingDocumentsSchema } from '@360/contracts/search-documents';
import { Pool } from 'undici';
import { type DocumentPage, type FeedQuestion, OURSELVES, queryOf } from './feed-client.ts';

const CONNECTIONS = 2;
const CONNECT_MS = 2_000;
const ANSWER_MS = 20_000;

/** The service of posts, or that of briefings, is away; asking again later may work. */
export class WritingsAway extends Error {
  override name = 'WritingsAway';
}

/** What is written here and has to be searched. Both throw WritingsAway, or an Error where a question is refused. */
export interface WritingsClient {
  posts: (question: FeedQuestion, signal: AbortSignal) => Promise<DocumentPage<WritingDocument>>;
  briefings: (question: FeedQuestion, signal: AbortSignal) => Promise<DocumentPage<WritingDocument>>;
  close: () => Promise<void>;
}

/** Asks the reader and the analysis service, as a service that holds `identityKey`. */
export const createWritingsClient = (at: {
  readerUrl: string;
  analysisUrl: string;
  identityKey: Uint8Array;
}): WritingsClient => {
  const open = (name: string, url: string) => {
    const connections = new Pool(new URL(url).origin, {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_MS },
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
    });
    const terms = { name, connections, identity: OURSELVES, identityKey: at.identityKey, Away: WritingsAway };
    return { ...createServiceQuestions(terms), close: () => connections.close() };
  };
  const reader = open('reader', at.readerUrl);
  const analysis = open('analysis', at.analysisUrl);

  return {
    posts: (question, signal) =>
      reader.ask('/internal/search/posts', queryOf(question), writingDocumentsSchema, signal),
    briefings: (question, signal) =>
      analysis.ask('/internal/search/briefings', queryOf(question), writingDocumentsSchema, signal),
    close: async () => {
      await Promise.all([reader.close(), analysis.close()]);
    },
  };
};
