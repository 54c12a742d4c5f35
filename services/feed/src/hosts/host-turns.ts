import { randomUUID } from 'node:crypto';
import type { HostModel } from './host.model.ts';

const AT_ONCE = 2;
const DAY_MS = 24 * 60 * 60_000;
/** An answer may speak for one feed of a host that many people share, so it silences the others no longer than this. */
const LONGEST_HOLD_MS = 60 * 60_000;
/** Between those who have to come back, where no gap is asked for. */
const LEAST_SLOT_MS = 250;

export interface HostTurnOptions {
  /** Least time between the starts of two requests to one host, in ms. */
  gapMs: number;
  /** No request lasts longer, in ms; one that is still counted then belongs to a process that died. */
  longestMs: number;
}

/** Leave to ask a host after `waitMs`, to be given back; or the moment to come back at. */
export type Turn = { kind: 'go'; waitMs: number; release: () => Promise<void> } | { kind: 'later'; at: Date };

/** `start` is the earliest a request may begin, `live` what is under way; both are helpers that do not stay. */
const turnPipeline = (by: string, now: Date, { gapMs, longestMs }: HostTurnOptions) => {
  const soon = { $lte: [{ $subtract: ['$start', now] }, gapMs] };
  const slot = { $add: [{ $max: ['$lastSlot', '$start'] }, Math.max(gapMs, LEAST_SLOT_MS)] };
  const mine = { by, startAt: '$start', until: { $add: ['$start', longestMs] } };
  return [
    {
      $set: {
        start: { $max: [{ $ifNull: ['$freeAt', now] }, now] },
        lastSlot: { $ifNull: ['$lastSlot', now] },
        live: { $filter: { input: { $ifNull: ['$running', []] }, cond: { $gt: ['$$this.until', now] } } },
      },
    },
    { $set: { isMine: { $and: [{ $lt: [{ $size: '$live' }, AT_ONCE] }, soon] } } },
    {
      $set: {
        freeAt: { $cond: ['$isMine', { $add: ['$start', gapMs] }, '$start'] },
        lastSlot: { $cond: ['$isMine', '$lastSlot', slot] },
        running: { $cond: ['$isMine', { $concatArrays: ['$live', [mine]] }, '$live'] },
      },
    },
    { $set: { expiresAt: { $add: [{ $max: ['$freeAt', '$lastSlot'] }, DAY_MS] } } },
    { $unset: ['start', 'live', 'isMine'] },
  ];
};

/**
 * Gives out turns to ask hosts, for all processes together: at most two requests at once to one host, their starts a gap
 * apart, none while the host asked to be left alone. Who would have to wait longer than a gap gets a moment of its own to
 * come back at, one gap after the last one given out, so that nobody waits here and a host with hundreds of feeds stands
 * in nobody's way. One write to the database a turn.
 */
export const createHostTurns = (model: HostModel, options: HostTurnOptions) => ({
  take: async (host: string, now: Date): Promise<Turn> => {
    const by = randomUUID();
    const after = await model.collection.findOneAndUpdate(
      { _id: host as never },
      turnPipeline(by, now, options) as never,
      { upsert: true, returnDocument: 'after' },
    );
    const running = (after?.running ?? []) as { by: string; startAt: Date }[];
    const mine = running.find((request) => request.by === by);
    if (!mine) return { kind: 'later', at: after?.lastSlot as Date };
    const release = async () => {
      await model.updateOne({ _id: host }, { $pull: { running: { by } } });
    };
    return { kind: 'go', waitMs: mine.startAt.getTime() - now.getTime(), release };
  },
  /** Lets nobody ask the host for `ms`, an hour at most. */
  holdBack: async (host: string, ms: number, now: Date): Promise<void> => {
    const until = new Date(now.getTime() + Math.min(ms, LONGEST_HOLD_MS));
    await model.updateOne(
      { _id: host },
      {
        $max: { freeAt: until, expiresAt: new Date(until.getTime() + DAY_MS) },
        $setOnInsert: { lastSlot: now, running: [] },
      },
      { upsert: true },
    );
  },
});
export type HostTurns = ReturnType<typeof createHostTurns>;
