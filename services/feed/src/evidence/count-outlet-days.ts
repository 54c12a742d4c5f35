import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import { RECORD_DAYS } from '@360/contracts/evidence-source';
import type { Lease } from '../lease.ts';
import type { EvidenceRepo } from './evidence.repo.ts';
import type { CountedDay } from './outlet-day.model.ts';

const DAY_MS = 24 * 60 * 60_000;
const PAUSE_MS = 60_000;
/** Today grows, and a feed that is new brings what it published before; revisions come late. */
const TODAY_FRESH_MS = 60_000;
const FRESH_MS = 5 * 60_000;
/** A count stands this many times as long as it took, so that all thirty never take more than a sixtieth of the time. */
const PATIENCE = 2_000;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first day that counts at a time. */
export const firstDay = (now: number): string => dayOf(now - (RECORD_DAYS - 1) * DAY_MS);

/** The day that has waited longest to be counted, days never counted first, the newest of them; undefined when none has to be. */
export const dayToCount = (counted: ReadonlyMap<string, CountedDay>, now: number): string | undefined => {
  const days = Array.from({ length: RECORD_DAYS }, (_, back) => dayOf(now - back * DAY_MS));
  const waited = days.flatMap((day, back) => {
    const { countedAt, tookMs = 0 } = counted.get(day) ?? {};
    const fresh = Math.max(back === 0 ? TODAY_FRESH_MS : FRESH_MS, PATIENCE * tookMs);
    const at = countedAt?.getTime() ?? 0;
    return now - at >= fresh ? [{ day, at }] : [];
  });
  return waited.sort((a, b) => a.at - b.at)[0]?.day;
};

/**
 * Keeps the counts of the last thirty days, a day a step. A day is counted anew as a whole, so a crash at any point, or a
 * second process, leaves nothing wrong.
 */
export const startCountingOutletDays = ({
  evidence,
  lease,
  logger,
}: {
  evidence: EvidenceRepo;
  lease: Lease;
  logger: Logger;
}): Loop => {
  const round = async (): Promise<boolean> => {
    if (!(await lease.hold())) return false;
    const now = Date.now();
    const day = dayToCount(await evidence.countedDays(), now);
    if (day === undefined) return false;
    const from = new Date(`${day}T00:00:00.000Z`);
    const outlets = await evidence.countDay(from, new Date(from.getTime() + DAY_MS));
    await evidence.saveDay({ _id: day, countedAt: new Date(now), tookMs: Date.now() - now, outlets });
    await evidence.dropDaysBefore(firstDay(now));
    return true;
  };
  const loop = startLoop('outlet days', () => PAUSE_MS, logger, round);
  return {
    nudge: loop.nudge,
    stop: async () => {
      await loop.stop();
      await lease.release();
    },
  };
};
