import type { BriefingSource } from '@360/contracts/briefings';
import type { DocumentQuestion } from '@360/contracts/search-documents';
import type { ReadDocument } from '../reading-room/document-report.ts';
import { createJobStates, FINISHED, isFinished, type JobState } from '../reading-room/job-states.ts';
import type { BriefingDoc, BriefingModel } from './briefing.model.ts';
import { withoutReports } from './without-reports.ts';

const LISTED = { subject: 1, persona: 1, step: 1, progress: 1, createdAt: 1 } as const;
export type ListedBriefing = Pick<BriefingDoc, '_id' | keyof typeof LISTED>;

/** What a publisher takes back: some of its items, or all of them. */
export type Taken = { itemIds: string[] } | { outletId: string };

const holdingOf = (of: Taken) =>
  'outletId' in of ? { 'origins.outletId': of.outletId } : { 'origins.itemId': { $in: of.itemIds } };

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
  /** Ids of the oldest that have ended, beyond so many. */
  beyond: async (sub: string, most: number): Promise<string[]> => {
    const over = await model.find({ sub }, { step: 1 }).sort({ createdAt: -1 }).skip(most).lean<JobState[]>();
    return over.filter(isFinished).map(({ _id }) => _id);
  },
  removeAll: async (ids: string[]): Promise<void> => {
    await model.deleteMany({ _id: { $in: ids } });
  },
  /** For the search index, whosever they are: those that are written, of ids or the next in order of id. */
  toIndex: (question: DocumentQuestion): Promise<BriefingDoc[]> =>
    model
      .find({
        ...('ids' in question ? { _id: { $in: question.ids } } : { _id: { $gt: question.after } }),
        step: 'done',
      })
      .sort({ _id: 1 })
      .limit('ids' in question ? question.ids.length : question.limit)
      .lean<BriefingDoc[]>(),
  /** Ids of those that hold words of an item or a publisher. */
  holding: async (of: Taken): Promise<string[]> =>
    (await model.find(holdingOf(of), { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id),
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
  drop: async (of: Taken): Promise<void> => {
    for await (const doc of model.find(holdingOf(of)).lean<BriefingDoc[]>().cursor() as AsyncIterable<BriefingDoc>) {
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
