import type { BriefingStep } from '@360/contracts/briefings';
import type { Model, UpdateQuery } from 'mongoose';

/** What every text that a reader asks for goes through. */
export interface JobState {
  _id: string;
  /** Whose it is. */
  sub: string;
  step: BriefingStep;
  /** Percent. */
  progress: number;
  /** Tries that ended in a fault. */
  faults: number;
  failure: string | null;
  createdAt: Date;
  updatedAt: Date;
  finishedAt: Date | null;
}

export const FINISHED: readonly BriefingStep[] = ['done', 'failed', 'cancelled'];
export const isFinished = ({ step }: Pick<JobState, 'step'>): boolean => FINISHED.includes(step);

/** Their fields in a store. */
export const JOB_FIELDS = {
  _id: { type: String, required: true },
  sub: { type: String, required: true },
  step: { type: String, required: true },
  progress: { type: Number, required: true },
  faults: { type: Number, required: true },
  failure: { type: String, default: null },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  finishedAt: { type: Date, default: null },
} as const;

/** One that has not moved for so long is handed to the queue again. */
const STILL_MS = 15_000;
const MOST_STILL = 200;

/** Steps of texts in their store. What has ended stays as it is: all changes pass over it. `tell` hears of each. */
export const createJobStates = <Doc extends JobState>(model: Model<Doc>, tell: (doc: JobState) => Promise<void>) => {
  const change = async (filter: object, update: UpdateQuery<Doc>): Promise<Doc | null> => {
    const doc = await model
      .findOneAndUpdate({ ...filter, step: { $nin: FINISHED } }, update, { returnDocument: 'after' })
      .lean<Doc | null>();
    if (doc) await tell(doc);
    return doc;
  };
  const set = (fields: Partial<JobState> & object): UpdateQuery<Doc> => ({
    $set: { ...fields, updatedAt: new Date() },
  });

  return {
    byId: (id: string): Promise<Doc | null> => model.findById(id).lean<Doc | null>(),
    ofReader: (sub: string, id: string): Promise<Doc | null> => model.findOne({ _id: id, sub }).lean<Doc | null>(),
    /** Whether it is still to be made. */
    stands: async (id: string): Promise<boolean> =>
      (await model.exists({ _id: id, step: { $nin: FINISHED } })) !== null,
    /** Null where it has ended. A step never goes back. */
    advance: (id: string, step: BriefingStep, progress: number): Promise<Doc | null> =>
      change({ _id: id, progress: { $lte: progress } }, set({ step, progress })),
    finish: (id: string, fields: Partial<Doc>): Promise<Doc | null> =>
      change({ _id: id }, set({ ...fields, step: 'done', progress: 100, finishedAt: new Date() })),
    fail: (id: string, failure: string): Promise<Doc | null> =>
      change({ _id: id }, set({ step: 'failed', failure, finishedAt: new Date() })),
    cancel: (sub: string, id: string): Promise<Doc | null> =>
      change({ _id: id, sub }, set({ step: 'cancelled', finishedAt: new Date() })),
    /** Counts a fault, and says how many there were. */
    fault: async (id: string): Promise<number> =>
      (
        await model
          .findOneAndUpdate({ _id: id }, { $inc: { faults: 1 } } as UpdateQuery<Doc>, { returnDocument: 'after' })
          .lean<Doc | null>()
      )?.faults ?? 0,
    /** Ids of those that have not ended and not moved for a while. */
    still: async (now: Date): Promise<string[]> => {
      const before = new Date(now.getTime() - STILL_MS);
      const rows = await model
        .find({ step: { $nin: FINISHED }, updatedAt: { $lt: before } }, { _id: 1 })
        .limit(MOST_STILL)
        .lean<{ _id: string }[]>();
      return rows.map(({ _id }) => _id);
    },
    /** A reader's, in order of id, after one. */
    pageOf: (sub: string, limit: number, after: string): Promise<Doc[]> =>
      model
        .find({ sub, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Doc[]>(),
    /** Ids of all of a reader's. */
    idsOf: async (sub: string): Promise<string[]> =>
      (await model.find({ sub }, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id),
    erase: async (sub: string): Promise<void> => {
      await model.deleteMany({ sub });
    },
    /** Ids of a reader's that have not ended, oldest first. */
    unfinishedOf: async (sub: string): Promise<string[]> => {
      const rows = await model
        .find({ sub, step: { $nin: FINISHED } }, { _id: 1 })
        .sort({ createdAt: 1, _id: 1 })
        .lean<{ _id: string }[]>();
      return rows.map(({ _id }) => _id);
    },
  };
};
