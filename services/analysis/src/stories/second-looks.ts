import type { Logger } from '@360/chassis/logger';
import { RECORD_DAYS } from '@360/contracts/evidence-source';
import { LRUCache } from 'lru-cache';
import type { StoryEvidence } from '../evidence/evidence.ts';

const DAY_MS = 24 * 60 * 60_000;
const FIRST_LATER_MS = 60_000;
/** The last comes two hours after the first was asked for: whoever is not counted by then is no longer new. */
const MOST_LOOKS = 7;
const MOST_STORIES = 20_000;

/**
 * Whether an outlet that reports it has not been counted yet. In a new archive counts come a minute or more after the items,
 * and until then nothing can be said of what is usual. @param now milliseconds since the epoch
 */
export const isUncounted = ({ reports, catalogue }: StoryEvidence, now: number): boolean => {
  const counted = new Set(catalogue.map(({ id }) => id));
  const earliest = now - (RECORD_DAYS - 1) * DAY_MS;
  return reports.some(({ outletId, publishedAt }) => publishedAt >= earliest && !counted.has(outletId));
};

/**
 * Has stories analysed once more: a minute later, then after twice as long each time, seven times at most. Counts may be long
 * in coming, and an archive of thousands of waiting stories would otherwise be analysed anew every minute. What a process
 * has noted goes with it.
 */
export const createSecondLooks = (
  handOn: (storyId: string) => Promise<void>,
  logger: Pick<Logger, 'warn'>,
  firstLaterMs = FIRST_LATER_MS,
) => {
  const looks = new LRUCache<string, number>({ max: MOST_STORIES });
  const waiting = new Set<string>();
  /** By how many looks their stories have had, so that those of one wait go together. */
  const batches = new Map<number, { ids: string[]; timer: NodeJS.Timeout }>();
  const send = async (had: number): Promise<void> => {
    const ids = batches.get(had)?.ids ?? [];
    batches.delete(had);
    for (const id of ids) {
      waiting.delete(id);
      await handOn(id).catch((cause: unknown) => logger.warn({ err: cause }, 'second look not handed on'));
    }
  };
  const batchOf = (had: number) => {
    const batch = batches.get(had) ?? { ids: [], timer: setTimeout(() => void send(had), firstLaterMs * 2 ** had) };
    batches.set(had, batch);
    return batch;
  };
  return {
    note: (storyId: string): void => {
      const had = looks.get(storyId) ?? 0;
      if (had >= MOST_LOOKS || waiting.has(storyId) || waiting.size >= MOST_STORIES) return;
      looks.set(storyId, had + 1);
      waiting.add(storyId);
      batchOf(had).ids.push(storyId);
    },
    stop: (): void => {
      for (const { timer } of batches.values()) clearTimeout(timer);
    },
  };
};
export type SecondLooks = ReturnType<typeof createSecondLooks>;
