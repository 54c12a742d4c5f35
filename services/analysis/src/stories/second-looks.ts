import type { Logger } from '@360/chassis/logger';
import { RECORD_DAYS } from '@360/contracts/evidence-source';
import { LRUCache } from 'lru-cache';
import type { StoryEvidence } from '../evidence/evidence.ts';

const DAY_MS = 24 * 60 * 60_000;
const LATER_MS = 60_000;
const MOST_LOOKS = 10;
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

/** Has stories analysed once more a minute later, ten times each at most. What a process has noted goes with it. */
export const createSecondLooks = (
  handOn: (storyId: string) => Promise<void>,
  logger: Pick<Logger, 'warn'>,
  laterMs = LATER_MS,
) => {
  const looks = new LRUCache<string, number>({ max: MOST_STORIES });
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const send = async (): Promise<void> => {
    timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    for (const id of ids)
      await handOn(id).catch((cause: unknown) => logger.warn({ err: cause }, 'second look not handed on'));
  };
  return {
    note: (storyId: string): void => {
      const before = looks.get(storyId) ?? 0;
      if (before >= MOST_LOOKS) return;
      looks.set(storyId, before + 1);
      waiting.add(storyId);
      timer ??= setTimeout(() => void send(), laterMs);
    },
    stop: (): void => clearTimeout(timer),
  };
};
export type SecondLooks = ReturnType<typeof createSecondLooks>;
