import type { BriefingSource } from '@360/contracts/briefings';
import type { ReadDocument } from '../reading-room/document-report.ts';
import { createJobStates, FINISHED, type JobState } from '../reading-room/job-states.ts';
import type { BriefingDoc, BriefingModel } from './briefing.model.ts';
import { withoutReports } from './without-reports.ts';

const LISTED = { subject: 1, persona: 1, step: 1, progress: 1, createdAt: 1 } as const;
export type ListedBriefing = Pick<BriefingDoc, '_id' | keyof typeof LISTED>;

export const createBriefingRepo = (model: BriefingModel, tell: (doc: JobState) => Promise<void>) => ({
  ...createJobStates<BriefingDoc>(model, tell),
  add: async (doc: BriefingDoc): Promise<void> => {
    await model.create(doc);
  },
  /** Newest first. */
  list: (sub: string, limit: number): Promise<ListedBriefing[]> =>
    model.find({ sub }, LISTED).sort({ createdAt: -1 }).limit(limit).lean<ListedBriefing[]>(),
  remove: async (sub: string, id: string): Promise<boolean> =>
    (await model.deleteOne({ _id: id, sub })).deletedCount > 0,
  /** Takes away the oldest that have ended, beyond so many. */
  trim: async (sub: string, most: number): Promise<void> => {
    const over = await model.find({ sub }, { _id: 1 }).sort({ createdAt: -1 }).skip(most).lean<{ _id: string }[]>();
    if (over.length > 0) await model.deleteMany({ _id: { $in: over.map(({ _id }) => _id) }, step: { $in: FINISHED } });
  },
  /** Notes what came of a source, once. */
  settle: async (id: string, at: number, source: BriefingSource, document: ReadDocument | null): Promise<void> => {
    await model.updateOne(
      { _id: id, [`sources.${at}.state`]: 'waiting', step: { $nin: FINISHED } },
      {
        $set: { [`sources.${at}`]: source, updatedAt: new Date() },
        ...(document && { $push: { documents: document } }),
      },
    );
  },
  /** What was read is not kept longer than it is needed. */
  forgetDocuments: async (id: string): Promise<void> => {
    await model.updateOne({ _id: id }, { $set: { documents: [] } });
  },
  /** Begins one anew that has failed or was cancelled; null where it is not in such a state. */
  begin: async (sub: string, id: string, sources: BriefingSource[]): Promise<BriefingDoc | null> => {
    const now = new Date();
    const fresh = {
      step: 'waiting',
      progress: 0,
      faults: 0,
      failure: null,
      finishedAt: null,
      updatedAt: now,
      documents: [],
    } as const;
    return await model
      .findOneAndUpdate(
        { _id: id, sub, step: { $in: ['failed', 'cancelled'] } },
        { $set: { ...fresh, sources } },
        { returnDocument: 'after' },
      )
      .lean<BriefingDoc | null>();
  },
  /** Takes away, from every briefing, what was taken from these. */
  drop: async (of: { itemIds: string[] } | { outletId: string }): Promise<void> => {
    const holding = 'outletId' in of ? { 'origins.outletId': of.outletId } : { 'origins.itemId': { $in: of.itemIds } };
    for await (const doc of model.find(holding).lean<BriefingDoc[]>().cursor() as AsyncIterable<BriefingDoc>) {
      const isGone = ({ itemId, outletId }: BriefingDoc['origins'][number]): boolean =>
        'outletId' in of ? outletId === of.outletId : of.itemIds.includes(itemId);
      const itemIds = new Set(doc.origins.filter(isGone).map(({ itemId }) => itemId));
      const outletIds = new Set('outletId' in of ? [of.outletId] : []);
      const origins = doc.origins.filter((origin) => !isGone(origin));
      const text = doc.text && withoutReports(doc.text, { itemIds, outletIds }, doc.subject);
      await model.updateOne({ _id: doc._id }, { $set: { text, origins } });
    }
  },
});
export type BriefingRepo = ReturnType<typeof createBriefingRepo>;
