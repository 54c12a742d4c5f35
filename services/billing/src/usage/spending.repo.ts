import type { SpendingDoc, SpendingModel } from './spending.model.ts';

const idOf = (sub: string, reportId: string): string => `${reportId} ${sub}`;

/** Reports that a reader was granted; whose they are is part of every question. */
export const createSpendingRepo = (model: SpendingModel) => ({
  of: (sub: string, reportId: string): Promise<SpendingDoc | null> =>
    model.findOne({ _id: idOf(sub, reportId) }).lean<SpendingDoc | null>(),
  /** Fails on a unique index where the report is granted already, or its place taken. */
  insert: (doc: Omit<SpendingDoc, '_id'>): Promise<unknown> =>
    model.create({ ...doc, _id: idOf(doc.sub, doc.reportId) }),
  ofMonth: (sub: string, month: string): Promise<Pick<SpendingDoc, 'granted' | 'place'>[]> =>
    model.find({ sub, month }, { granted: 1, place: 1 }).lean<SpendingDoc[]>(),
  /** Places of purchases that were spent, in any month. */
  purchasePlaces: async (sub: string): Promise<string[]> =>
    (await model.find({ sub, granted: 'purchase' }, { place: 1 }).lean<SpendingDoc[]>()).flatMap(
      ({ place }) => place ?? [],
    ),
  /** Whether there was anything to give back. */
  giveBack: async (sub: string, reportId: string): Promise<boolean> =>
    (await model.deleteOne({ _id: idOf(sub, reportId) })).deletedCount > 0,
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type SpendingRepo = ReturnType<typeof createSpendingRepo>;
