import { signIdentity } from '@360/chassis/identity';
import type { Logger } from '@360/chassis/logger';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import {
  type IntentPiece,
  intentHelpSchema,
  type PictureQuestion,
  pictureHelpSchema,
} from '@360/contracts/search-help';
import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';
import type { ZodType } from 'zod';
import { OURSELVES } from '../indexing/feed-client.ts';

const CONNECTIONS = 8;
const CONNECT_MS = 500;
const OK = 200;
/** A search waits no longer than this to be understood better. */
const INTENT_MS = 1_500;
const PICTURE_MS = 8_000;
/** Where no model is set up nobody asks again for so long; where none answered, for a little. */
const OFF_MS = 60_000;
const REST_MS = 10_000;
const KEPT = { max: 500, ttl: 30 * 60_000 };

/** What models may add to a search. Neither ever throws: without an answer there is nothing to add. */
export interface ModelHelp {
  /** Pieces of the query language that a query may mean; a stranger's word, to be checked. */
  intent: (query: string) => Promise<IntentPiece[]>;
  /** What stands in a picture and what it shows. */
  picture: (question: PictureQuestion) => Promise<string>;
  close: () => Promise<void>;
}

interface Options {
  analysisUrl: string;
  identityKey: Uint8Array;
  logger: Logger;
  now?: () => number;
}

/** Asks the models that the analysis service knows. */
export const createModelHelp = ({ analysisUrl, identityKey, logger, now = Date.now }: Options): ModelHelp => {
  const pool = new Pool(new URL(analysisUrl).origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
  });
  const kept = new LRUCache<string, IntentPiece[]>(KEPT);
  const restUntil = { intent: 0, picture: 0 };

  const ask = async <Answer extends { isSetUp: boolean }>(
    path: keyof typeof restUntil,
    body: unknown,
    schema: ZodType<Answer>,
    ms: number,
  ): Promise<Answer | null> => {
    if (now() < restUntil[path]) return null;
    try {
      const token = await signIdentity(OURSELVES, identityKey);
      const answer = await pool.request({
        ...{ method: 'POST', path: `/internal/search/help/${path}`, signal: AbortSignal.timeout(ms) },
        headers: { [IDENTITY_HEADER]: token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.body.text();
      if (answer.statusCode !== OK) throw new Error(`The analysis service answers ${answer.statusCode}.`);
      const help = schema.parse(JSON.parse(text));
      if (!help.isSetUp) restUntil.intent = restUntil.picture = now() + OFF_MS;
      return help;
    } catch (cause) {
      restUntil[path] = now() + REST_MS;
      logger.info({ err: cause }, 'search goes without a model');
      return null;
    }
  };

  return {
    intent: async (query) => {
      const known = kept.get(query);
      if (known) return known;
      const help = await ask('intent', { query }, intentHelpSchema, INTENT_MS);
      if (help?.isSetUp) kept.set(query, help.pieces);
      return help?.pieces ?? [];
    },
    picture: async (question) => (await ask('picture', question, pictureHelpSchema, PICTURE_MS))?.text ?? '',
    close: () => pool.destroy(),
  };
};
