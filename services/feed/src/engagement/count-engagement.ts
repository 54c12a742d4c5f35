import { randomUUID } from 'node:crypto';
import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Lease } from '../lease.ts';
import type { EngagementRepo } from './engagement.repo.ts';
import type { ItemEngagement } from './item-engagement.ts';

const BATCH = 2_000;
const PAUSE_MS = 2_000;
/** An action is kept until its day is over everywhere, so that repeating it is noticed. */
const KEPT_MS = 2 * 24 * 60 * 60_000;

interface Parts {
  engagements: EngagementRepo;
  itemEngagement: ItemEngagement;
  /** Gives stories the engagement of their items. */
  renewStories: (storyIds: string[]) => Promise<void>;
}

/**
 * Adds readers' actions to the items they were about, many at a time. Cut off anywhere, the next round takes it up: what
 * is in a batch stays there until it is counted, and an item takes a batch once.
 */
export const createEngagementCount = ({ engagements, itemEngagement, renewStories }: Parts) => {
  /** A story computed at the same moment may have read its items before they were counted: it is renewed once more. */
  let renewed: string[] = [];

  const finish = async (batch: string): Promise<string[]> => {
    const sums = await engagements.sumsOf(batch);
    await itemEngagement.addReaderPoints(batch, sums);
    const storyIds = await itemEngagement.storiesOf(sums.map(({ itemId }) => itemId));
    await renewStories(storyIds);
    await engagements.finishBatch(batch, new Date(Date.now() + KEPT_MS));
    return storyIds;
  };

  /** True when there may be more. */
  return async (): Promise<boolean> => {
    await renewStories(renewed);
    renewed = [];
    for (const begun of await engagements.begunBatches()) renewed.push(...(await finish(begun)));
    const batch = randomUUID();
    const taken = await engagements.fillBatch(batch, BATCH);
    if (taken > 0) renewed.push(...(await finish(batch)));
    return taken === BATCH;
  };
};

/** Counts every two seconds, in one process at a time. */
export const startEngagementCount = (parts: Parts & { lease: Lease; logger: Logger }): Loop => {
  const count = createEngagementCount(parts);
  const round = async () => ((await parts.lease.hold()) ? await count() : false);
  const loop = startLoop('engagement', () => PAUSE_MS, parts.logger, round);
  return {
    nudge: loop.nudge,
    stop: async () => {
      await loop.stop();
      await parts.lease.release();
    },
  };
};
