const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** For a feed that tells nothing of its pace. */
const UNKNOWN_PACE_MS = 15 * MINUTE_MS;
const MAX_BACKOFF_MS = DAY_MS;
const MAX_RETRY_AFTER_MS = DAY_MS;
/** A feed at rest is looked at once more now and then: servers are mended, addresses come back. */
const REST_MS = 30 * DAY_MS;
const JITTER = 0.1;
/** Each poll that brings nothing makes the next pause a tenth longer: a quiet night doubles it after seven polls. */
const SLOWER = 1.1;
/** Beyond this the longest interval is reached from any pace. */
const MOST_SLOWER = 100;
/** A feed whose hub tells of changes is asked for what the hub may have missed, at a quarter of its pace. */
const PUSHED_PACE = 4;
const WEEK_HOURS = 7 * 24;
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** When a publisher asks not to be read: hours 0 to 23 and English names of days, both in UTC (RSS 2.0 skipHours, skipDays). */
export interface QuietTimes {
  hours: readonly number[];
  days: readonly string[];
}

export interface PollOutcome {
  now: number;
  minIntervalMs: number;
  maxIntervalMs: number;
  /** Polls in a row that failed, this one included; 0 after a success. */
  failures: number;
  /** What the publisher asked for by Retry-After, in ms from now. */
  retryAfterMs: number | null;
  /** What the publisher allows by Cache-Control, Expires or the feed's ttl, in ms. */
  freshForMs: number | null;
  /** Mean time between the newest entries, in ms; null where fewer than two are dated. */
  entryGapMs: number | null;
  /** A number in [0, 1) that is the feed's own, so that feeds spread out instead of coming due together. */
  spread: number;
  /** Polls in a row that brought nothing new, this one included. */
  unchanged?: number;
  /** Its hub tells of changes. */
  isPushed?: boolean;
  isResting?: boolean;
  quiet?: QuietTimes | null;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const intervalOf = (outcome: PollOutcome): number => {
  const { minIntervalMs, maxIntervalMs, failures, entryGapMs, unchanged = 0 } = outcome;
  if (failures > 0) return Math.min(minIntervalMs * 2 ** Math.min(failures, 20), MAX_BACKOFF_MS);
  if (outcome.isPushed) {
    const least = Math.max(maxIntervalMs, HOUR_MS);
    return clamp((entryGapMs ?? 0) * PUSHED_PACE, least, Math.max(least, DAY_MS));
  }
  const wanted = entryGapMs === null ? UNKNOWN_PACE_MS : entryGapMs / 2;
  const slowed = Math.max(wanted, minIntervalMs) * SLOWER ** Math.min(unchanged, MOST_SLOWER);
  const floor = Math.max(minIntervalMs, Math.min(outcome.freshForMs ?? 0, maxIntervalMs));
  return Math.max(Math.min(slowed, maxIntervalMs), floor);
};

const isQuiet = (at: number, { hours, days }: QuietTimes): boolean => {
  const time = new Date(at);
  const today = DAYS[time.getUTCDay()];
  return hours.includes(time.getUTCHours()) || days.some((day) => day.toLowerCase() === today);
};

/** The first moment from `at` on, in ms since 1970, that is not quiet; `at` itself for a feed that is never to be read. */
const afterQuiet = (at: number, quiet: QuietTimes): number => {
  let later = at;
  for (let hour = 0; hour <= WEEK_HOURS; hour++) {
    if (!isQuiet(later, quiet)) return later;
    later = (Math.floor(later / HOUR_MS) + 1) * HOUR_MS;
  }
  return at;
};

/**
 * When to ask a feed again, in ms since the epoch. Half the usual gap between entries, longer while nothing comes,
 * within what the publisher asks for and the longest interval; an hour to a day where a hub tells of changes; after
 * failures the minimum doubled each time up to a day; a month at rest. Retry-After (RFC 9110 section 10.2.3) wins.
 */
export const nextPollTime = (outcome: PollOutcome): number => {
  const { now, spread, quiet } = outcome;
  const jitter = 1 + JITTER * spread;
  if (outcome.isResting) return now + REST_MS * jitter;
  const at = now + Math.max(intervalOf(outcome) * jitter, Math.min(outcome.retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
  return quiet ? afterQuiet(at, quiet) : at;
};

/**
 * The `max-age` of a Cache-Control header in ms (RFC 9111 section 5.2.2.1); 0 for no-cache and no-store, and where it is
 * no number (section 4.2.1); null where the header says nothing of it. Of several, the first counts.
 */
export const maxAgeMs = (cacheControl: string | null): number | null => {
  if (!cacheControl) return null;
  // no-cache="field" speaks of that field only (section 5.2.2.4)
  if (/(?:^|[\s,])no-(?:cache(?!\s*=)|store)(?:$|[\s,;])/i.test(cacheControl)) return 0;
  const value = /(?:^|[\s,])max-age\s*=\s*"?([^\s",;]*)/i.exec(cacheControl)?.[1];
  if (value === undefined) return null;
  return /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : 0;
};

interface Freshness {
  cacheControl: string | null;
  expires: string | null;
}

/** How long an answer stays fresh, in ms: by max-age, else until Expires, where no date is a date past (RFC 9111 section 5.3). */
export const freshForMs = ({ cacheControl, expires }: Freshness, now: number): number | null => {
  const age = maxAgeMs(cacheControl);
  if (age !== null || expires === null) return age;
  const at = /^[a-z]{3,9},? /i.test(expires.trim()) ? Date.parse(expires) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
};

/** The mean gap between the newest ten dates, in ms; null where there are fewer than two. */
export const entryGapMs = (dates: number[]): number | null => {
  const newest = dates.toSorted((a, b) => b - a).slice(0, 10);
  const first = newest[0];
  const last = newest.at(-1);
  if (newest.length < 2 || first === undefined || last === undefined) return null;
  return (first - last) / (newest.length - 1);
};
