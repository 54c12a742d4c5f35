import { hash } from 'node:crypto';
import type { FetchFault } from '../fetch/fetch-fault.ts';
import { linksOfHeader } from '../fetch/link-header.ts';
import type { FetchedHeaders } from '../fetch/safe-fetch.ts';
import type { FeedDoc, RestReason } from './feed.model.ts';
import type { PollResult } from './feed.repo.ts';
import { afterMove } from './feed-move.ts';
import { entryGapMs, freshForMs, nextPollTime } from './next-poll.ts';

const NOT_MODIFIED = 304;
const NOT_FOUND = 404;
const GONE = 410;
const BUSY = new Set([429, 503]);
/** For a server that is too busy and does not say for how long. */
const BUSY_MS = 10 * 60_000;
/** A page that is missing may come back; one that was missing for so long will hardly. */
const MISSING_MS = 7 * 24 * 60 * 60_000;
const LONGEST_ADDRESS = 2_048;

export interface PollLimits {
  minIntervalMs: number;
  maxIntervalMs: number;
}

/** What an answer says beside its entries. */
export interface AnswerFacts {
  headers: FetchedHeaders;
  movedPermanentlyTo: string | null;
}

export interface BodyFacts extends AnswerFacts {
  status: number;
  /** After redirects. */
  url: string;
  read: {
    ttlMinutes: number | null;
    hub: string | null;
    self?: string | null;
    skipHours?: readonly number[];
    skipDays?: readonly string[];
    dates: number[];
    entryCount: number;
  };
  /** Whether anything in it was not known before. */
  isNews: boolean;
}

/** A feed's own place in [0, 1), so that feeds with one interval do not come due together. */
const spreadOf = (id: string): number => hash('sha256', id, 'buffer').readUInt32BE(0) / 2 ** 32;

const succeeded = (feed: FeedDoc, { movedPermanentlyTo }: AnswerFacts, now: Date) => {
  const move = afterMove(feed, movedPermanentlyTo, now);
  const isMoveToSettle = move.movedTo !== (feed.movedTo ?? null) || feed.resting === 'moved';
  return {
    lastFetchedAt: now,
    lastSuccessAt: now,
    error: null,
    failures: 0,
    failingSince: null,
    resting: null,
    seenMove: move.seenMove,
    ...(isMoveToSettle && { movedTo: move.movedTo }),
  };
};

const webAddress = (text: string | null | undefined): string | null =>
  text && text.length <= LONGEST_ADDRESS && /^https?:\/\//i.test(text) ? text : null;

/** The hub and topic a feed names, in its headers before its body (WebSub, W3C Recommendation 2018, section 4). */
const pushFacts = (feed: FeedDoc, { headers, read, url }: BodyFacts) => {
  const links = linksOfHeader(headers.link, url);
  const linked = (rel: string) => links.find(({ rels }) => rels.includes(rel))?.url;
  const hub = webAddress(linked('hub') ?? read.hub);
  const topic = hub && (webAddress(linked('self') ?? read.self) ?? url);
  const isSame = hub === (feed.hub ?? null) && topic === (feed.topic ?? null);
  return { isSame, hub, topic, push: isSame ? (feed.push ?? null) : null };
};

/** What is known of a feed after it gave a body that could be read. */
export const afterBody = (feed: FeedDoc, facts: BodyFacts, limits: PollLimits, now: Date): PollResult => {
  const { headers, read, isNews } = facts;
  const unchanged = isNews ? 0 : (feed.unchanged ?? 0) + 1;
  const gap = entryGapMs(read.dates) ?? feed.entryGapMs ?? null;
  const { isSame, ...push } = pushFacts(feed, facts);
  const ttl = read.ttlMinutes === null ? null : read.ttlMinutes * 60_000;
  const isQuietSometimes = Boolean(read.skipHours?.length || read.skipDays?.length);
  const at = nextPollTime({
    now: now.getTime(),
    ...limits,
    failures: 0,
    retryAfterMs: headers.retryAfterMs,
    freshForMs: freshForMs(headers, now.getTime()) ?? ttl,
    entryGapMs: gap,
    unchanged,
    isPushed: push.push === 'active',
    quiet: isQuietSometimes ? { hours: read.skipHours ?? [], days: read.skipDays ?? [] } : null,
    spread: spreadOf(feed._id),
  });
  return {
    ...succeeded(feed, facts, now),
    ...(!isSame && push),
    nextPollAt: new Date(at),
    lastStatus: facts.status,
    etag: headers.etag,
    lastModified: headers.lastModified,
    entries: read.entryCount,
    entryGapMs: gap,
    unchanged,
  };
};

/** What is known of a feed after its server said that nothing has changed (RFC 9110 section 15.4.5). */
export const afterNotModified = (feed: FeedDoc, facts: AnswerFacts, limits: PollLimits, now: Date): PollResult => {
  const unchanged = (feed.unchanged ?? 0) + 1;
  const at = nextPollTime({
    now: now.getTime(),
    ...limits,
    failures: 0,
    retryAfterMs: facts.headers.retryAfterMs,
    freshForMs: freshForMs(facts.headers, now.getTime()),
    entryGapMs: feed.entryGapMs ?? null,
    unchanged,
    isPushed: feed.push === 'active',
    spread: spreadOf(feed._id),
  });
  return { ...succeeded(feed, facts, now), nextPollAt: new Date(at), lastStatus: NOT_MODIFIED, unchanged };
};

const restAfter = (status: number | null, failingSince: Date, now: Date): RestReason | null => {
  if (status === GONE) return 'gone';
  return status === NOT_FOUND && now.getTime() - failingSince.getTime() >= MISSING_MS ? 'missing' : null;
};

/**
 * What is known of a feed after a poll failed. One that is gone (410) rests at once, one that is not found (404) after a
 * week of failures; one that had moved is looked for at its listed address first.
 */
export const afterFault = (
  feed: FeedDoc,
  fault: Pick<FetchFault, 'status' | 'message' | 'retryAfterMs'>,
  limits: PollLimits,
  now: Date,
): PollResult => {
  const failures = feed.failures + 1;
  const failingSince = feed.failures > 0 ? (feed.failingSince ?? now) : now;
  const isLostAfterMove = feed.movedTo != null && (fault.status === NOT_FOUND || fault.status === GONE);
  const resting = isLostAfterMove ? null : restAfter(fault.status, failingSince, now);
  const at = nextPollTime({
    now: now.getTime(),
    ...limits,
    failures,
    retryAfterMs: fault.retryAfterMs ?? (BUSY.has(fault.status ?? 0) ? BUSY_MS : null),
    freshForMs: null,
    entryGapMs: null,
    isResting: resting !== null,
    spread: spreadOf(feed._id),
  });
  return {
    nextPollAt: new Date(at),
    lastFetchedAt: now,
    lastStatus: fault.status,
    error: fault.message,
    failures,
    failingSince,
    resting,
    ...(isLostAfterMove && { movedTo: null, seenMove: null }),
  };
};
