import { isDuplicate } from '../readers/is-duplicate.ts';
import type { AccountDoc, StandInModels } from './account.model.ts';
import { type Account, nextDue } from './account.ts';

type Where =
  | { _id: string }
  | Record<'sessions.id' | 'sessions.secret' | 'subscriptions.id' | 'charges.paymentIntent', string>;

/** Accounts, each changed by one write, however many changes of it are asked for at once. */
export const createAccountRepo = (model: StandInModels['accounts']) => {
  const find = (where: Partial<Where>) => model.findOne(where).lean<AccountDoc | null>();
  return {
    find,
    /** A new account, or the one of that id where it is there already. */
    create: async (_id: string, metadata: Account['metadata'], created: number): Promise<Account> => {
      const empty = { sessions: [], subscriptions: [], invoices: [], charges: [], outbox: [] };
      const account = { _id, created, metadata, deleted: false, balance: 0, card: null, dueAt: null, ...empty };
      try {
        await model.create({ ...account, version: 0 });
        return account;
      } catch (cause) {
        if (!isDuplicate(cause)) throw cause;
        return (await find({ _id })) ?? account;
      }
    },
    /** Changes the account that is found and answers what `work` did; null where there is none. Done again where another change came first. */
    change: async <Result>(where: Partial<Where>, work: (account: Account) => Result): Promise<Result | null> => {
      for (;;) {
        const doc = await find(where);
        if (!doc) return null;
        const { version } = doc;
        const result = work(doc);
        const next = { ...doc, version: version + 1, dueAt: nextDue(doc) };
        const { matchedCount } = await model.replaceOne({ _id: doc._id, version }, next);
        if (matchedCount > 0) return result;
      }
    },
    dueIds: async (now: number, limit: number): Promise<string[]> =>
      (
        await model
          .find({ dueAt: { $ne: null, $lte: now } }, { _id: 1 })
          .limit(limit)
          .lean<{ _id: string }[]>()
      ).map(({ _id }) => _id),
    untold: (limit: number): Promise<Pick<AccountDoc, '_id' | 'outbox'>[]> =>
      model
        .find({ 'outbox.id': { $exists: true } }, { outbox: 1 })
        .limit(limit)
        .lean<Pick<AccountDoc, '_id' | 'outbox'>[]>(),
  };
};
export type AccountRepo = ReturnType<typeof createAccountRepo>;
