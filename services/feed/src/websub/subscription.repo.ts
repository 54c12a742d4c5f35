import type { SubscriptionDoc, SubscriptionModel } from './subscription.model.ts';

const REMEMBERED_BODIES = 64;
const DUPLICATE_KEY = 11_000;
/** A claim that was not settled, since its process died, is taken up again after this. */
const CLAIM_MS = 5 * 60_000;

type Opened = Pick<SubscriptionDoc, '_id' | 'callbackId' | 'hub' | 'topic' | 'secret'>;
type Settled = Partial<
  Pick<SubscriptionDoc, 'state' | 'isAwaited' | 'leaseEndsAt' | 'nextRequestAt' | 'failures' | 'error'>
>;

export const createSubscriptionRepo = (model: SubscriptionModel) => ({
  /**
   * Begins anew with a hub; what was agreed for this feed about another hub or topic is forgotten. Where the same is
   * agreed already, as by another process, that stands.
   */
  open: async ({ _id, ...fields }: Opened, now: Date): Promise<void> => {
    const fresh = { state: 'pending', isAwaited: false, leaseEndsAt: null, failures: 0, error: null } as const;
    const nothingYet = { lastPushAt: null, pushes: 0, recent: [] };
    const others = [{ hub: { $ne: fields.hub } }, { topic: { $ne: fields.topic } }, { state: 'ending' as const }];
    try {
      const begun = { ...fields, ...fresh, ...nothingYet, nextRequestAt: now };
      await model.replaceOne({ _id, $or: others }, begun, { upsert: true });
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_KEY)) throw cause;
    }
  },
  byId: (id: string): Promise<SubscriptionDoc | null> => model.findById(id).lean<SubscriptionDoc | null>(),
  end: async (id: string, now: Date): Promise<void> => {
    await model.updateOne(
      { _id: id },
      { $set: { state: 'ending', isAwaited: false, failures: 0, nextRequestAt: now } },
    );
  },
  byCallback: (callbackId: string): Promise<SubscriptionDoc | null> =>
    model.findOne({ callbackId }).lean<SubscriptionDoc | null>(),
  /** Takes one whose hub is to be asked, so that no other process asks it too. */
  claimDue: (now: Date): Promise<SubscriptionDoc | null> =>
    model
      .findOneAndUpdate(
        { nextRequestAt: { $lte: now } },
        { $set: { nextRequestAt: new Date(now.getTime() + CLAIM_MS) } },
        { sort: { nextRequestAt: 1 } },
      )
      .lean<SubscriptionDoc | null>(),
  settle: async (id: string, change: Settled): Promise<void> => {
    await model.updateOne({ _id: id }, { $set: change });
  },
  /** As `settle`, unless the hub came back about the request meanwhile. */
  settleAwaited: async (id: string, change: Settled): Promise<boolean> => {
    const { matchedCount } = await model.updateOne({ _id: id, isAwaited: true }, { $set: change });
    return matchedCount > 0;
  },
  savePush: async (id: string, digest: string, now: Date): Promise<void> => {
    await model.updateOne(
      { _id: id },
      {
        $set: { lastPushAt: now },
        $inc: { pushes: 1 },
        $push: { recent: { $each: [digest], $slice: -REMEMBERED_BODIES } },
      },
    );
  },
  remove: async (id: string): Promise<void> => {
    await model.deleteOne({ _id: id });
  },
});
export type SubscriptionRepo = ReturnType<typeof createSubscriptionRepo>;
