import { signIdentity } from '@360/chassis/identity';
import type { Logger } from '@360/chassis/logger';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import {
  type IntentPiece,
  intentHelpSchema,
  type PictureQuestion,
  pictureHelpSchema,
  type TranscriptQuestion,
  transcriptHelpSchema,
} from '@360/contracts/search-help';
import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';
import type { ZodType } from 'zod';
import { OURSELVES } from '../indexing/feed-client.ts';

const CONNECT_MS = 500;
const OK = 200;
/** A search waits no longer than this to be understood better. */
const INTENT_MS = 1_500;
const PICTURE_MS = 8_000;
/** A model listens to minutes of sound. With reading the file before, it stays within what the gateway waits for a search. */
const TRANSCRIPT_MS = 21_000;
/** Recordings have their own, so that no question waits behind one. */
const CONNECTIONS = { questions: 8, recordings: 4 };
/** Where no model is set up nobody asks again for so long; where none answered, for a little. */
const OFF_MS = 60_000;
const REST_MS = 10_000;
const KEPT = { max: 500, ttl: 30 * 60_000 };

/** What is spoken in a recording; `off` where no model that tells is set up, `failed` where it did not. */
export type Heard = { state: 'heard'; text: string } | { state: 'off' } | { state: 'failed' };

/** What models may add to a search. None ever throws: without an answer there is nothing to add. */
export interface ModelHelp {
  /** Pieces of the query language that a query may mean; a stranger's word, to be checked. */
  intent: (query: string) => Promise<IntentPiece[]>;
  /** What stands in a picture and what it shows. */
  picture: (question: PictureQuestion) => Promise<string>;
  transcript: (question: TranscriptQuestion) => Promise<Heard>;
  close: () => Promise<void>;
}

interface Options {
  analysisUrl: string;
  identityKey: Uint8Array;
  logger: Logger;
  now?: () => number;
}

type Path = 'intent' | 'picture' | 'transcript';
/** Nobody is asked until then, and why. */
interface Pause {
  until: number;
  state: 'off' | 'failed';
}

/** Asks the models that the analysis service knows. */
export const createModelHelp = ({ analysisUrl, identityKey, logger, now = Date.now }: Options): ModelHelp => {
  const open = (connections: number): Pool =>
    new Pool(new URL(analysisUrl).origin, { connections, connect: { timeout: CONNECT_MS } });
  const questions = open(CONNECTIONS.questions);
  const recordings = open(CONNECTIONS.recordings);
  const kept = new LRUCache<string, IntentPiece[]>(KEPT);
  const pauses = new Map<Path, Pause>();

  /** Without a model for words there is none for pictures and recordings either; one for words may have no ears. */
  const noteOff = (path: Path): void => {
    const all: Path[] = path === 'transcript' ? [path] : ['intent', 'picture', 'transcript'];
    for (const each of all) pauses.set(each, { until: now() + OFF_MS, state: 'off' });
  };

  const ask = async <Answer extends { isSetUp: boolean }>(
    path: Path,
    body: unknown,
    schema: ZodType<Answer>,
    ms: number,
  ): Promise<Answer | Pause['state']> => {
    const pause = pauses.get(path);
    if (pause && now() < pause.until) return pause.state;
    try {
      const token = await signIdentity(OURSELVES, identityKey);
      const answer = await (path === 'transcript' ? recordings : questions).request({
        ...{ method: 'POST', path: `/internal/search/help/${path}`, signal: AbortSignal.timeout(ms) },
        headers: { [IDENTITY_HEADER]: token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.body.text();
      if (answer.statusCode !== OK) throw new Error(`The analysis service answers ${answer.statusCode}.`);
      const help = schema.parse(JSON.parse(text));
      if (help.isSetUp) return help;
      noteOff(path);
      return 'off';
    } catch (cause) {
      pauses.set(path, { until: now() + REST_MS, state: 'failed' });
      logger.info({ err: cause }, 'search goes without a model');
      return 'failed';
    }
  };

  return {
    intent: async (query) => {
      const known = kept.get(query);
      if (known) return known;
      const help = await ask('intent', { query }, intentHelpSchema, INTENT_MS);
      if (typeof help === 'string') return [];
      kept.set(query, help.pieces);
      return help.pieces;
    },
    picture: async (question) => {
      const help = await ask('picture', question, pictureHelpSchema, PICTURE_MS);
      return typeof help === 'string' ? '' : help.text;
    },
    transcript: async (question) => {
      const help = await ask('transcript', question, transcriptHelpSchema, TRANSCRIPT_MS);
      if (typeof help === 'string') return { state: help };
      return help.text === null ? { state: 'failed' } : { state: 'heard', text: help.text };
    },
    close: async () => {
      await Promise.all([questions.destroy(), recordings.destroy()]);
    },
  };
};
