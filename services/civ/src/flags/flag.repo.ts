import type { AnomalyType } from '@360/contracts/civ';
import type { FlagDoc, FlagModel, SettlementDoc } from './flag.model.ts';

/** The place after one row of the list of open flags. */
export interface Place {
  severity: number;
  id: string;
}

/** What a later analysis may say otherwise of an open flag. */
export type Sighting = Omit<FlagDoc, 'flaggedAt' | 'state' | 'settlement' | 'revision' | 'finished'>;

const isAfter = ({ severity, id }: Place) => [{ severity: { $lt: severity } }, { severity, _id: { $gt: id } }];

export const createFlagRepo = (model: FlagModel) => ({
  byId: (id: string): Promise<FlagDoc | null> => model.findById(id).lean<FlagDoc | null>(),
  /** Open ones after a place, the most severe first. */
  open: (type: AnomalyType | undefined, limit: number, after: Place | undefined): Promise<FlagDoc[]> =>
    model
      .find({ state: 'open', ...(type && { type }), ...(after && { $or: isAfter(after) }) })
      .sort({ severity: -1, _id: 1 })
      .limit(limit)
      .lean<FlagDoc[]>(),
  countOpen: (type?: AnomalyType): Promise<number> => model.countDocuments({ state: 'open', ...(type && { type }) }),
  ofStory: (storyId: string): Promise<FlagDoc[]> => model.find({ storyId }).lean<FlagDoc[]>(),
  ofItems: (itemIds: string[]): Promise<FlagDoc[]> => model.find({ itemId: { $in: itemIds } }).lean<FlagDoc[]>(),
  /**
   * Notes what an analysis finds: a new flag, or what an open one says now. One that was withdrawn opens again; one that is
   * settled stays as it was settled, and one that is reviewed says what its reviewers read, wherever its story has gone.
   */
  see: async ({ _id, ...sighting }: Sighting, isReviewed: boolean, now: Date): Promise<void> => {
    const opened = { flaggedAt: now, state: 'open' as const, settlement: null, revision: 0, finished: true };
    await model.updateOne({ _id }, { $setOnInsert: { ...sighting, ...opened } }, { upsert: true });
    const { storyId, storyTitle } = sighting;
    await model.updateOne({ _id, state: 'open' }, { $set: isReviewed ? { storyId, storyTitle } : sighting });
    await model.updateOne({ _id, state: 'withdrawn' }, { $set: { ...sighting, ...opened } });
  },
  withdraw: async (ids: string[]): Promise<void> => {
    await model.updateMany({ _id: { $in: ids }, state: 'open' }, { $set: { state: 'withdrawn' } });
  },
  /** Open ones in order of id, after one. */
  openAfter: (after: string, limit: number): Promise<FlagDoc[]> =>
    model
      .find({ state: 'open', _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<FlagDoc[]>(),
  /** Notes that an open flag has another review. */
  touch: async (id: string): Promise<void> => {
    await model.updateOne({ _id: id, state: 'open' }, { $inc: { revision: 1 } });
  },
  /** False where it was settled, withdrawn or reviewed since it was read. */
  settle: async ({ _id, revision }: FlagDoc, settlement: SettlementDoc): Promise<boolean> => {
    const settled = { state: 'settled' as const, settlement, finished: false };
    return (await model.updateOne({ _id, revision, state: 'open' }, { $set: settled })).modifiedCount > 0;
  },
  /** Has the feed told again of what was settled of these items. */
  reopenOutcomes: async (itemIds: string[]): Promise<void> => {
    await model.updateMany({ itemId: { $in: itemIds }, state: 'settled' }, { $set: { finished: false } });
  },
  unfinished: (limit: number): Promise<FlagDoc[]> => model.find({ finished: false }).limit(limit).lean<FlagDoc[]>(),
  finish: async (id: string): Promise<void> => {
    await model.updateOne({ _id: id }, { $set: { finished: true } });
  },
  lastSettled: (): Promise<FlagDoc | null> =>
    model.findOne({ state: 'settled' }).sort({ 'settlement.at': -1 }).lean<FlagDoc | null>(),
  countFlaggedSince: (since: Date): Promise<number> =>
    model.countDocuments({ flaggedAt: { $gte: since }, state: { $ne: 'withdrawn' } }),
  settledSince: (since: Date): Promise<Pick<FlagDoc, 'flaggedAt' | 'settlement'>[]> =>
    model
      .find({ state: 'settled', 'settlement.at': { $gte: since } }, { flaggedAt: 1, settlement: 1 })
      .lean<Pick<FlagDoc, 'flaggedAt' | 'settlement'>[]>(),
  /** Which flags there are of items or of a publisher. */
  idsOf: async (of: { itemIds: string[] } | { outletId: string }): Promise<string[]> => {
    const holding = 'outletId' in of ? { outletId: of.outletId } : { itemId: { $in: of.itemIds } };
    return (await model.find(holding, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id);
  },
  outletIds: (): Promise<string[]> => model.distinct('outletId'),
  remove: async (ids: string[]): Promise<void> => {
    await model.deleteMany({ _id: { $in: ids } });
  },
});
export type FlagRepo = ReturnType<typeof createFlagRepo>;
