import { createJobStates, type JobState } from '../reading-room/job-states.ts';
import type { ArticleDoc, ArticleModel } from './article.model.ts';

const FALLBACK_MS = 60_000;

/** What our rules wrote in place of a model is asked of the model again after a minute. */
const isLasting = ({ text, finishedAt }: ArticleDoc, now: Date): boolean =>
  text !== null && (!text.writer.fallback || now.getTime() - (finishedAt?.getTime() ?? 0) < FALLBACK_MS);

export const createArticleRepo = (model: ArticleModel, tell: (doc: JobState) => Promise<void>) => ({
  ...createJobStates<ArticleDoc>(model, tell),
  /** Makes sure the reader's article is there: one that has ended without a text that lasts begins anew. */
  open: async (fresh: ArticleDoc): Promise<ArticleDoc> => {
    const known = await model.findById(fresh._id).lean<ArticleDoc | null>();
    const isOver =
      known &&
      (['failed', 'cancelled'].includes(known.step) || (known.step === 'done' && !isLasting(known, fresh.createdAt)));
    if (known && !isOver) return known;
    const { _id, ...fields } = fresh;
    await model.updateOne(
      known ? { _id, step: known.step } : { _id },
      known ? { $set: fields } : { $setOnInsert: fields },
      { upsert: !known },
    );
    return (await model.findById(_id).lean<ArticleDoc | null>()) ?? fresh;
  },
  /** One that has been written about the same before, for whomever. */
  written: async (textKey: string, now: Date): Promise<ArticleDoc | null> => {
    const docs = await model.find({ textKey, step: 'done' }).limit(5).lean<ArticleDoc[]>();
    return docs.find((doc) => isLasting(doc, now)) ?? null;
  },
  remove: async (id: string): Promise<void> => {
    await model.deleteOne({ _id: id });
  },
  /** Takes away what holds words of these. */
  drop: async (of: { itemIds: string[] } | { outletId: string }): Promise<void> => {
    await model.deleteMany(
      'outletId' in of ? { 'origins.outletId': of.outletId } : { 'origins.itemId': { $in: of.itemIds } },
    );
  },
});
export type ArticleRepo = ReturnType<typeof createArticleRepo>;
