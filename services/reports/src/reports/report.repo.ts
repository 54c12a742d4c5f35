import type { Report, ReportStep } from '@360/contracts/reports';
import type { UpdateQuery } from 'mongoose';
import type { ReportDoc, ReportModel } from './report.model.ts';

const FINISHED: readonly ReportStep[] = ['done', 'failed', 'cancelled'];
export const isFinished = ({ step }: Pick<Report, 'step'>): boolean => FINISHED.includes(step);

/** One that has not moved for so long is handed to the queue again. */
const STILL_MS = 15_000;
/** One that is not paid for by then was left by a process that died. */
const UNPAID_MS = 60_000;
const MOST_SWEPT = 200;

/** What a publisher takes back: some of its items, or all of them. */
export type Taken = { itemIds: string[] } | { outletId: string };

/** Where a page of a list goes on. */
export interface Place {
  at: Date;
  id: string;
}

const OPEN = { step: { $nin: FINISHED }, gone: false } as const;
const THERE = { granted: { $ne: null }, gone: false } as const;

/** Reports in their store. What has ended stays as it is: changes pass over it. `tell` hears of each step. */
export const createReportRepo = (model: ReportModel, tell: (doc: ReportDoc) => Promise<void>) => {
  const change = async (filter: object, update: UpdateQuery<ReportDoc>): Promise<ReportDoc | null> => {
    const doc = await model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<ReportDoc | null>();
    if (doc) await tell(doc);
    return doc;
  };
  const set = (fields: Partial<ReportDoc>): UpdateQuery<ReportDoc> => ({ $set: { ...fields, updatedAt: new Date() } });
  const ended = (step: ReportStep, fields: Partial<ReportDoc>): UpdateQuery<ReportDoc> =>
    set({ ...fields, step, finishedAt: new Date() });
  /** The allowance is owed from then on, but where it was withdrawn before and is made for nothing. */
  const endInVain = async (filter: object, step: ReportStep, failure: string | null): Promise<ReportDoc | null> =>
    (await change({ ...filter, ...OPEN, withdrawn: false }, ended(step, { failure, owed: true }))) ??
    (await change({ ...filter, ...OPEN, withdrawn: true }, ended(step, { failure })));
  const idsOf = async (filter: object): Promise<string[]> => {
    const rows = await model.find(filter, { _id: 1 }).limit(MOST_SWEPT).lean<{ _id: string }[]>();
    return rows.map(({ _id }) => _id);
  };

  return {
    /** Null where there is one of this id already, whosever it is. */
    add: async (doc: ReportDoc): Promise<ReportDoc | null> => {
      try {
        await model.create(doc);
        return doc;
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 11_000) return null;
        throw cause;
      }
    },
    byId: (id: string): Promise<ReportDoc | null> => model.findById(id).lean<ReportDoc | null>(),
    ofReader: (sub: string, id: string): Promise<ReportDoc | null> =>
      model.findOne({ _id: id, sub, ...THERE }).lean<ReportDoc | null>(),
    /** Newest first, after a place. */
    list: (sub: string, limit: number, after: Place | null): Promise<ReportDoc[]> =>
      model
        .find({
          ...{ sub, ...THERE },
          ...(after && {
            $or: [{ createdAt: { $lt: after.at } }, { createdAt: after.at, _id: { $lt: after.id } }],
          }),
        })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<ReportDoc[]>(),
    /** All of a reader's in order of id, after one. */
    pageOf: (sub: string, limit: number, after: string): Promise<ReportDoc[]> =>
      model
        .find({ sub, ...THERE, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<ReportDoc[]>(),
    /** Ids of a reader's that have not ended, oldest first. */
    unfinishedOf: async (sub: string): Promise<string[]> => {
      const rows = await model
        .find({ sub, ...OPEN }, { _id: 1 })
        .sort({ createdAt: 1, _id: 1 })
        .lean<{ _id: string }[]>();
      return rows.map(({ _id }) => _id);
    },
    remove: async (id: string): Promise<void> => {
      await model.deleteOne({ _id: id });
    },
    grant: (id: string, granted: Report['granted']): Promise<ReportDoc | null> => change({ _id: id }, set({ granted })),
    /** Whether it is still to be made. */
    stands: async (id: string): Promise<boolean> => (await model.exists({ _id: id, ...OPEN })) !== null,
    /** Null where it has ended. A step never goes back. */
    advance: (id: string, step: ReportStep, progress: number): Promise<ReportDoc | null> =>
      change({ _id: id, ...OPEN, progress: { $lte: progress } }, set({ step, progress })),
    /** Notes whose words it holds, before anything is kept of them. */
    cite: async (
      id: string,
      storyId: string,
      { topic, ...of }: Pick<ReportDoc, 'outletIds' | 'itemIds'> & { topic: string | null },
    ): Promise<boolean> => {
      const fields = { storyId, ...of, ...(topic !== null && { 'ask.topic': topic }) };
      return (await model.updateOne({ _id: id, ...OPEN }, set(fields as Partial<ReportDoc>))).matchedCount > 0;
    },
    finish: (id: string, fields: Pick<ReportDoc, 'figures' | 'files'>): Promise<ReportDoc | null> =>
      change({ _id: id, ...OPEN }, ended('done', { ...fields, progress: 100 })),
    fail: (id: string, failure: string): Promise<ReportDoc | null> => endInVain({ _id: id }, 'failed', failure),
    cancel: (sub: string, id: string): Promise<ReportDoc | null> => endInVain({ _id: id, sub }, 'cancelled', null),
    /** Begins one anew that has failed or was cancelled; null where it is not in such a state. */
    begin: (sub: string, id: string, granted: Report['granted']): Promise<ReportDoc | null> =>
      change(
        { _id: id, sub, gone: false, owed: false, step: { $in: ['failed', 'cancelled'] } },
        set({
          ...{ step: 'waiting', progress: 0, faults: 0, failure: null, finishedAt: null, granted },
          ...{ figures: null, files: [], outletIds: [], itemIds: [] },
        }),
      ),
    /** Takes back a report that holds words of a publisher that opted out; `topic` stands for what was asked. */
    withdraw: (id: string, failure: string, topic: string): Promise<ReportDoc | null> =>
      change(
        { _id: id, gone: false, step: { $nin: ['failed', 'cancelled'] } },
        ended('failed', {
          ...{ failure, withdrawn: true, files: [], figures: null, outletIds: [], itemIds: [] },
          'ask.topic': topic,
        } as Partial<ReportDoc>),
      ),
    /** Forgets whose words it held, where nothing of them is kept any more. */
    release: async (id: string): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { outletIds: [], itemIds: [] } });
    },
    /** Deletes it for its reader. */
    leave: async (sub: string, id: string): Promise<boolean> =>
      (await model.updateOne({ _id: id, sub, ...THERE }, { $set: { gone: true, updatedAt: new Date() } }))
        .matchedCount > 0,
    /** Counts a fault, and says how many there were. */
    fault: async (id: string): Promise<number> =>
      (
        await model
          .findOneAndUpdate({ _id: id }, { $inc: { faults: 1 } }, { returnDocument: 'after' })
          .lean<ReportDoc | null>()
      )?.faults ?? 0,
    settled: async (id: string): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { owed: false } });
    },
    /** Ids of those that have not ended and not moved for a while. */
    still: (now: Date): Promise<string[]> =>
      idsOf({ ...OPEN, granted: { $ne: null }, updatedAt: { $lt: new Date(now.getTime() - STILL_MS) } }),
    owed: (): Promise<ReportDoc[]> => model.find({ owed: true }).limit(MOST_SWEPT).lean<ReportDoc[]>(),
    /** Gives up one that may have been paid for. */
    abandon: async (id: string): Promise<void> => {
      await model.updateOne({ _id: id, granted: null }, { $set: { gone: true, owed: true, step: 'failed' } });
    },
    /** Those that were never paid for become gone, with what may have been spent on them owed. */
    leaveUnpaid: async (now: Date): Promise<void> => {
      const before = new Date(now.getTime() - UNPAID_MS);
      await model.updateMany(
        { granted: null, gone: false, updatedAt: { $lt: before } },
        { $set: { gone: true, owed: true, step: 'failed' } },
      );
    },
    /** Ids of deleted ones that nothing is owed for. */
    goneForGood: (): Promise<string[]> => idsOf({ gone: true, owed: false }),
    holding: (of: Taken): Promise<string[]> =>
      idsOf('outletId' in of ? { outletIds: of.outletId } : { itemIds: { $in: of.itemIds } }),
    outletIds: async (): Promise<string[]> => (await model.distinct('outletIds')) as string[],
    allOf: async (sub: string): Promise<string[]> =>
      (await model.find({ sub }, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id),
    erase: async (sub: string): Promise<void> => {
      await model.deleteMany({ sub });
    },
  };
};
export type ReportRepo = ReturnType<typeof createReportRepo>;
