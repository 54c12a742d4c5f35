import type { WrittenDoc, WrittenModel } from './written.model.ts';

/** Texts that were written once and are shown again. */
export const createWrittenRepo = (model: WrittenModel) => ({
  /** The answer as JSON; null where nothing is kept, or no longer. */
  find: async (id: string, now: Date): Promise<string | null> =>
    (await model.findOne({ _id: id, expiresAt: { $gt: now } }).lean<WrittenDoc | null>())?.answer ?? null,
  save: async ({ _id, ...fields }: WrittenDoc): Promise<void> => {
    await model.updateOne({ _id }, { $set: fields }, { upsert: true });
  },
  remove: async (id: string): Promise<void> => {
    await model.deleteOne({ _id: id });
  },
  /** Takes away what was written about a story, but about the analysis of that hash. */
  forget: async (storyId: string, exceptHash: string | null): Promise<void> => {
    await model.deleteMany({ storyId, ...(exceptHash !== null && { analysisHash: { $ne: exceptHash } }) });
  },
});
export type WrittenRepo = ReturnType<typeof createWrittenRepo>;
