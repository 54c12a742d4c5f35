import { randomUUID } from 'node:crypto';
import { isDuplicate } from './is-duplicate.ts';
import type { ReaderDoc, ReaderModel } from './reader.model.ts';

export type Reading = Pick<ReaderDoc, 'subscription' | 'trialUsed' | 'resyncAt'>;

/** How readers pay; whose it is is part of every question. */
export const createReaderRepo = (model: ReaderModel) => ({
  of: (sub: string): Promise<ReaderDoc | null> => model.findOne({ _id: sub }).lean<ReaderDoc | null>(),
  byCustomer: (customerId: string): Promise<ReaderDoc | null> => model.findOne({ customerId }).lean<ReaderDoc | null>(),
  /** The document of a reader, made where there is none. */
  orNew: async (sub: string): Promise<ReaderDoc> => {
    const fresh = { customerKey: randomUUID(), customerId: null, version: 0, subscription: null };
    const empty = { ...fresh, trialUsed: false, checkoutId: null, resyncAt: null };
    const upsert = () =>
      model
        .findOneAndUpdate({ _id: sub }, { $setOnInsert: empty }, { upsert: true, returnDocument: 'after' })
        .lean<ReaderDoc>();
    try {
      return (await upsert()) as ReaderDoc;
    } catch (cause) {
      if (!isDuplicate(cause)) throw cause;
      return (await upsert()) as ReaderDoc;
    }
  },
  setCustomer: async (sub: string, customerId: string): Promise<void> => {
    await model.updateOne({ _id: sub }, { $set: { customerId } });
  },
  /** Stores a reading that began when `version` was the newest; false where something was stored since. */
  store: async (sub: string, version: number, reading: Reading): Promise<boolean> =>
    (await model.updateOne({ _id: sub, version }, { $set: reading, $inc: { version: 1 } })).matchedCount > 0,
  /** Puts a checkout into the place for the open one; answers which was there. */
  swapCheckout: async (sub: string, checkoutId: string): Promise<string | null> => {
    const before = await model.findOneAndUpdate({ _id: sub }, { $set: { checkoutId } }).lean<ReaderDoc | null>();
    return before?.checkoutId ?? null;
  },
  due: async (now: Date, limit: number): Promise<string[]> =>
    (
      await model
        .find({ resyncAt: { $ne: null, $lte: now } }, { _id: 1 })
        .limit(limit)
        .lean<{ _id: string }[]>()
    ).map(({ _id }) => _id),
  putOff: async (sub: string, resyncAt: Date): Promise<void> => {
    await model.updateOne({ _id: sub }, { $set: { resyncAt } });
  },
  erase: async (sub: string): Promise<number> => (await model.deleteOne({ _id: sub })).deletedCount,
});
export type ReaderRepo = ReturnType<typeof createReaderRepo>;
