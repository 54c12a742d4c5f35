import { CHECKOUT_STATES, type CheckoutDoc, type CheckoutModel, type CheckoutState } from './checkout.model.ts';

const rankOf = (state: CheckoutState): number => CHECKOUT_STATES.indexOf(state);

/** Checkouts; whose they are is part of every question of a reader. */
export const createCheckoutRepo = (model: CheckoutModel) => ({
  keep: async (doc: Omit<CheckoutDoc, 'rank'>): Promise<void> => {
    const { _id, ...fields } = { ...doc, rank: rankOf(doc.state) };
    await model.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
  },
  byId: (_id: string): Promise<CheckoutDoc | null> => model.findOne({ _id }).lean<CheckoutDoc | null>(),
  bySecret: (sub: string, clientSecret: string): Promise<CheckoutDoc | null> =>
    model.findOne({ clientSecret, sub }).lean<CheckoutDoc | null>(),
  byPayment: (paymentIntent: string): Promise<CheckoutDoc | null> =>
    model.findOne({ paymentIntent }).lean<CheckoutDoc | null>(),
  open: (sub: string, kind: CheckoutDoc['kind']): Promise<CheckoutDoc[]> =>
    model.find({ sub, kind, state: 'open' }).lean<CheckoutDoc[]>(),
  /** Reports that are paid, the first bought first. */
  purchases: (sub: string): Promise<Pick<CheckoutDoc, '_id' | 'reportId'>[]> =>
    model.find({ sub, kind: 'report', state: 'paid' }, { reportId: 1 }).sort({ paidAt: 1 }).lean<CheckoutDoc[]>(),
  /** Takes a checkout on to a later state; false where it is that far already. */
  advance: async (_id: string, state: CheckoutState, paymentIntent: string | null, at: Date): Promise<boolean> => {
    const rank = rankOf(state);
    const paidAt = state === 'paid' ? at : null;
    const { modifiedCount } = await model.updateOne(
      { _id, rank: { $lt: rank } },
      { $set: { state, rank, paymentIntent, resyncAt: null, ...(paidAt && { paidAt }) } },
    );
    return modifiedCount > 0;
  },
  due: (now: Date, limit: number): Promise<CheckoutDoc[]> =>
    model
      .find({ resyncAt: { $ne: null, $lte: now } })
      .limit(limit)
      .lean<CheckoutDoc[]>(),
  putOff: async (_id: string, resyncAt: Date): Promise<void> => {
    await model.updateOne({ _id, state: 'open' }, { $set: { resyncAt } });
  },
  /** Forgets what came to nothing, and of subscriptions how they began. */
  forget: async (before: Date): Promise<void> => {
    await model.deleteMany({ state: 'canceled', createdAt: { $lt: before } });
    await model.deleteMany({ state: 'paid', kind: 'subscription', createdAt: { $lt: before } });
  },
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type CheckoutRepo = ReturnType<typeof createCheckoutRepo>;
