import { serviceIdentity, signIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import { SEARCH_LIMIT_MAX, searchPageSchema, searchResultSchema } from '@360/contracts/search';
import { Pool } from 'undici';
import { z } from 'zod';
import type { Answer } from './compare-results.ts';
import { WATCHED_AT_ONCE } from './watch-pace.ts';

const CONNECT_MS = 2_000;
const ANSWER_MS = 10_000;
const BAD_REQUEST = 400;
const OURSELVES = serviceIdentity('reader');

/** What is read of an answer; the rest of it is the page's. */
const answerSchema = searchPageSchema.pick({ cursor: true }).extend({
  results: z.array(searchResultSchema.pick({ id: true, type: true, title: true, publishedAt: true })),
});

/** The search service is away, or cannot answer at the moment; asking again later may work. */
export class SearchAway extends Error {
  override name = 'SearchAway';
}

/** What readers' searches find now. */
export interface SearchClient {
  /** The newest results of a query. @throws SearchAway, or an Error where this query cannot be answered */
  newest: (query: string, signal: AbortSignal) => Promise<Answer>;
  close: () => Promise<void>;
}

/** Asks the search service at `url`, as a service that holds `identityKey`. */
export const createSearchClient = ({ url, identityKey }: { url: string; identityKey: Uint8Array }): SearchClient => {
  const pool = new Pool(new URL(url).origin, {
    connections: WATCHED_AT_ONCE,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
  });

  const read = async (path: string, signal: AbortSignal) => {
    const headers = { [IDENTITY_HEADER]: await signIdentity(OURSELVES, identityKey) };
    try {
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers, signal });
      return { statusCode, text: await body.text() };
    } catch (cause) {
      throw new SearchAway('The search service does not answer.', { cause });
    }
  };

  return {
    newest: async (query, signal) => {
      const params = new URLSearchParams({ q: query, sort: 'date', limit: String(SEARCH_LIMIT_MAX) });
      const { statusCode, text } = await read(`/api/search?${params}`, signal);
      if (statusCode === BAD_REQUEST) throw new Error(`The search service refuses a query: ${text.slice(0, 300)}`);
      if (statusCode !== 200) throw new SearchAway(`The search service answers ${statusCode}.`);
      const { results, cursor } = answerSchema.parse(JSON.parse(text));
      return {
        results: results.map((result) => ({ ...result, publishedAt: new Date(result.publishedAt) })),
        goesOn: cursor !== null,
      };
    },
    close: () => pool.close(),
  };
};
