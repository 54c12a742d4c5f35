import type { LikeDoc, LikeModel } from './like.model.ts';

const idOf = (shareId: string, sub: string): string => `${shareId}.${sub}`;

export const createLikeRepo = (model: LikeModel) => ({
  add: async (sub: string, shareId: string): Promise<void> => {
    await model.updateOne({ _id: idOf(shareId, sub) }, { $setOnInsert: { shareId, sub } }, { upsert: true });
  },
  remove: async (sub: string, shareId: string): Promise<void> => {
    await model.deleteOne({ _id: idOf(shareId, sub) });
  },
  /** How many like a share, and whether the reader is one of them. */
  state: async (sub: string, shareId: string): Promise<{ likes: number; liked: boolean }> => {
    const [likes, own] = await Promise.all([
      model.countDocuments({ shareId }),
      model.countDocuments({ _id: idOf(shareId, sub) }),
    ]);
    return { likes, liked: own > 0 };
  },
  removeOf: async (shareIds: string[]): Promise<void> => {
    await model.deleteMany({ shareId: { $in: shareIds } });
  },
  all: (sub: string): AsyncIterable<LikeDoc> => model.find({ sub }).lean<LikeDoc[]>().cursor(),
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type LikeRepo = ReturnType<typeof createLikeRepo>;
