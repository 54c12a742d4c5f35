import type { FeedDoc } from './feed.model.ts';

const POLLS_BEFORE_BELIEVED = 3;
const TIME_BEFORE_BELIEVED_MS = 24 * 60 * 60_000;

type Moving = Pick<FeedDoc, 'url' | 'movedTo' | 'seenMove'>;

/** Where a feed is read now. */
export const addressOf = ({ url, movedTo }: Pick<FeedDoc, 'url' | 'movedTo'>): string => movedTo ?? url;

/**
 * What a feed's address is after an answer came by permanent redirects to `to` (RFC 9110 sections 15.4.2 and 15.4.9), or by
 * none. It is believed at the third poll that says so, a day after the first: a captive portal or a mistake says it sooner.
 */
export const afterMove = (feed: Moving, to: string | null, now: Date): Pick<FeedDoc, 'movedTo' | 'seenMove'> => {
  const movedTo = feed.movedTo ?? null;
  if (to === null || to === addressOf(feed)) return { movedTo, seenMove: null };
  const before = feed.seenMove?.to === to ? feed.seenMove : { to, since: now, polls: 0 };
  const seenMove = { ...before, polls: before.polls + 1 };
  const age = now.getTime() - seenMove.since.getTime();
  if (seenMove.polls < POLLS_BEFORE_BELIEVED || age < TIME_BEFORE_BELIEVED_MS) return { movedTo, seenMove };
  return { movedTo: to === feed.url ? null : to, seenMove: null };
};
