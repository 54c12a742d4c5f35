import type { CivStatus } from '@360/contracts/civ';
import { median } from '../anomalies/robust.ts';
import type { MemberRepo } from '../members/member.repo.ts';
import type { FlagDoc } from './flag.model.ts';
import type { FlagRepo } from './flag.repo.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

interface Parts {
  flags: Pick<FlagRepo, 'countOpen' | 'countFlaggedSince' | 'settledSince' | 'lastSettled'>;
  members: Pick<MemberRepo, 'count'>;
  clock: () => Date;
}

const hoursOf = ({ flaggedAt, settlement }: Pick<FlagDoc, 'flaggedAt' | 'settlement'>): number[] =>
  settlement ? [(settlement.at.getTime() - flaggedAt.getTime()) / HOUR_MS] : [];

/** How far the community has come, counted from what is stored. */
export const createReadStatus =
  ({ flags, members, clock }: Parts) =>
  async (): Promise<{ stats: CivStatus['stats']; last: FlagDoc | null }> => {
    const since = new Date(clock().getTime() - WEEK_MS);
    const [flaggedItems, joined, flagged, settled, last] = await Promise.all([
      flags.countOpen(),
      members.count(),
      flags.countFlaggedSince(since),
      flags.settledSince(since),
      flags.lastSettled(),
    ]);
    const hours = settled.flatMap(hoursOf);
    const week = {
      ...{ flagged, settled: settled.length },
      upheld: settled.filter(({ settlement }) => settlement?.verdict === 'supports').length,
      medianHours: hours.length > 0 ? Math.round(10 * median(hours)) / 10 : null,
    };
    return { stats: { flaggedItems, members: joined, week }, last };
  };
export type ReadStatus = ReturnType<typeof createReadStatus>;
