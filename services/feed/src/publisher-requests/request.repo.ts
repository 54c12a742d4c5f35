import type { RequestState } from '@360/contracts/publisher-request-terms';
import type { RemovalProgress, RequestDoc, RequestModel, StoredReceipt } from './request.model.ts';

/** The place after one row of a list ordered by deadline and reference. */
export interface RequestCursor {
  at: Date;
  id: string;
}

const DUPLICATE_KEY = 11_000;
const isDuplicate = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_KEY;

export const createRequestRepo = (model: RequestModel) => {
  const update = (filter: object, set: Partial<RequestDoc>): Promise<RequestDoc | null> =>
    model.findOneAndUpdate(filter, { $set: set }, { returnDocument: 'after' }).lean<RequestDoc | null>();

  return {
    /** Stores it unless the same was sent after `since`; returns the one that stands. */
    insertOnce: async (doc: RequestDoc, since: Date): Promise<RequestDoc> => {
      await model.updateOne({ sameAs: doc.sameAs, createdAt: { $lt: since } }, { $set: { sameAs: null } });
      try {
        await model.collection.insertOne(doc as never);
        return doc;
      } catch (cause) {
        const known = isDuplicate(cause) && (await model.findOne({ sameAs: doc.sameAs }).lean<RequestDoc | null>());
        if (known) return known;
        throw cause;
      }
    },
    sameAs: (key: string, since: Date): Promise<RequestDoc | null> =>
      model.findOne({ sameAs: key, createdAt: { $gte: since } }).lean<RequestDoc | null>(),
    byReference: (reference: string): Promise<RequestDoc | null> => model.findById(reference).lean<RequestDoc | null>(),
    countOf: (readerId: string, since: Date): Promise<number> =>
      model.countDocuments({ readerId, createdAt: { $gte: since } }),
    /** Due soonest first: those of one status, or the open ones. */
    page: (status: RequestState | null, limit: number, after?: RequestCursor): Promise<RequestDoc[]> =>
      model
        .find({
          ...(status ? { status } : { open: true }),
          ...(after && { $or: [{ dueAt: { $gt: after.at } }, { dueAt: after.at, _id: { $gt: after.id } }] }),
        })
        .sort({ dueAt: 1, _id: 1 })
        .limit(limit)
        .lean<RequestDoc[]>(),
    /** Takes the turn to look at a domain; false while it is too soon after the last look, whoever asked for it. */
    takeCheck: async ({ _id, domain }: RequestDoc, now: Date, next: Date): Promise<boolean> => {
      if (await model.exists({ domain, nextCheckAt: { $gt: now } })) return false;
      return (await update({ _id, nextCheckAt: { $lte: now } }, { nextCheckAt: next })) !== null;
    },
    saveCheck: (reference: string, lastCheck: RequestDoc['lastCheck']) => update({ _id: reference }, { lastCheck }),
    prove: (reference: string, proven: RequestDoc['proven']) =>
      update({ _id: reference, status: 'submitted' }, { status: 'proven', proven }),
    /** Null where it was decided in the meantime. */
    decide: (
      reference: string,
      from: RequestState[],
      decided: Pick<RequestDoc, 'decision' | 'status' | 'open' | 'removal'>,
    ) => update({ _id: reference, status: { $in: from } }, decided),
    awaitingRemoval: async (limit: number): Promise<string[]> => {
      const rows = await model
        .find({ status: 'approved', open: true }, { _id: 1 })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean<{ _id: string }[]>();
      return rows.map(({ _id }) => _id);
    },
    saveRemoval: async (reference: string, removal: RemovalProgress): Promise<void> => {
      await model.updateOne({ _id: reference, status: 'approved' }, { $set: { removal } });
    },
    /** False where it is enforced already. */
    enforce: async (reference: string, receipt: StoredReceipt): Promise<boolean> =>
      (await update(
        { _id: reference, status: 'approved' },
        { status: 'enforced', open: false, receipt, removal: null },
      )) !== null,
    countOverdue: (now: Date): Promise<number> => model.countDocuments({ open: true, dueAt: { $lt: now } }),
    /** The next one that passed its deadline and was not told of yet; told of now. */
    takeOverdue: (now: Date): Promise<RequestDoc | null> =>
      update({ open: true, dueAt: { $lt: now }, overdueNoted: false }, { overdueNoted: true }),
  };
};
export type RequestRepo = ReturnType<typeof createRequestRepo>;
