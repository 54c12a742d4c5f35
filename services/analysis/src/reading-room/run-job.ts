import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@360/chassis/logger';
import { FeedAway } from '../evidence/feed-client.ts';
import { UNAVAILABLE } from '../stories/find-story.ts';
import { SEARCH_AWAY } from './find-stories.ts';
import { RoomAway } from './room-client.ts';

/** How soon a text that is cancelled stops costing anything. */
const LOOK_MS = 500;

/** The text was cancelled or deleted while it was made. */
export class Ended extends Error {
  override name = 'Ended';
}

/** It cannot be made from what there is; the message is for the reader. */
export class CannotBeMade extends Error {
  override name = 'CannotBeMade';
}

interface Terms {
  id: string;
  signal: AbortSignal;
  stands: (id: string) => Promise<boolean>;
  fault: (id: string) => Promise<number>;
  fail: (id: string, failure: string) => Promise<unknown>;
  /** Faults after which the text has failed. */
  attempts: number;
  logger: Logger;
}

const sentenceOf = (cause: unknown): string => {
  if (cause instanceof CannotBeMade) return cause.message;
  if (cause instanceof RoomAway && cause.service === 'search') return SEARCH_AWAY;
  return UNAVAILABLE;
};

/** Does work with a signal that also ends once the text it is for is not wanted any more. */
const whileStanding = async ({ id, signal, stands }: Terms, work: (signal: AbortSignal) => Promise<void>) => {
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal: over.signal });
      if (!(await stands(id))) over.abort(new Ended('Nobody waits for this text any more.'));
    }
  };
  // a look that fails says nothing; the work itself finds out
  watch().catch(() => undefined);
  const both = AbortSignal.any([signal, over.signal]);
  try {
    await work(both);
  } catch (cause) {
    throw both.aborted ? both.reason : cause;
  } finally {
    over.abort();
  }
};

/**
 * Makes a text that a reader asked for. May be repeated at any point. What is wrong is tried again by the queue, and said
 * to the reader once there were `attempts` faults. @throws what the queue is to try again
 */
export const runJob = async (terms: Terms, work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const { id, signal, fault, fail, attempts, logger } = terms;
  try {
    await whileStanding(terms, work);
  } catch (cause) {
    if (cause instanceof Ended) return;
    if (signal.aborted) throw cause;
    const isFinal = cause instanceof CannotBeMade || (await fault(id)) >= attempts;
    if (!isFinal) throw cause;
    if (!(cause instanceof CannotBeMade || cause instanceof RoomAway || cause instanceof FeedAway))
      logger.error({ err: cause, id }, 'text not made');
    await fail(id, sentenceOf(cause));
  }
};

/** The document, or Ended where a change passed it over. */
export const orEnded = <Doc>(doc: Doc | null): Doc => {
  if (doc === null) throw new Ended('Nobody waits for this text any more.');
  return doc;
};
