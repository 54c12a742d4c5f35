import { Meilisearch, MeilisearchApiError, MeilisearchRequestError } from 'meilisearch';

const TOO_SLOW = 408;
const TOO_MANY = 429;
const SERVER_FAULT = 500;
/** The engine packs an answer in small pieces, each of which waits 40 ms for the one before to be acknowledged (RFC 896). */
const AS_IT_IS = { 'accept-encoding': 'identity' };

/** The search engine is away, too slow or overloaded; asking again later may work. */
export class EngineAway extends Error {
  override name = 'EngineAway';
}

export interface Engine {
  /**
   * Asks the search engine. Throws EngineAway when it is away, slower than the time-out, or answers 408, 429 or 5xx;
   * other faults are thrown as they are.
   */
  ask<Answer>(call: (client: Meilisearch) => PromiseLike<Answer>): Promise<Answer>;
}

const isAway = (fault: unknown): boolean => {
  // what is no JSON was said by something that stands before the engine
  if (fault instanceof MeilisearchRequestError || fault instanceof SyntaxError) return true;
  if (!(fault instanceof MeilisearchApiError)) return false;
  const { status } = fault.response;
  return status >= SERVER_FAULT || status === TOO_SLOW || status === TOO_MANY;
};

/** The client of Meilisearch at `url`; each of its requests is given up after `timeoutMs`. */
export const createEngine = ({
  url,
  key,
  timeoutMs = 1_500,
}: {
  url: string;
  key: string;
  timeoutMs?: number;
}): Engine => {
  const client = new Meilisearch({ host: url, apiKey: key, timeout: timeoutMs, requestInit: { headers: AS_IT_IS } });
  return {
    ask: async (call) => {
      try {
        return await call(client);
      } catch (fault) {
        if (isAway(fault)) throw new EngineAway('The search engine does not answer.', { cause: fault });
        throw fault;
      }
    },
  };
};
