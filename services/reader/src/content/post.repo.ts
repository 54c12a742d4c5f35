import type { DocumentQuestion } from '@360/contracts/search-documents';
import type { Cursor } from '../notifications/cursor.ts';
import type { PostDoc, PostModel } from './post.model.ts';

interface Page {
  limit: number;
  after: Cursor | undefined;
}

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const isAfter = ({ at, id }: Cursor) => [{ createdAt: { $lt: at } }, { createdAt: at, _id: { $lt: id } }];
const newestFirst = (a: PostDoc, b: PostDoc): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1);

/** Posts; who asks is part of every question, and what that reader may not see is not there. */
export const createPostRepo = (model: PostModel) => {
  const find = (filter: Record<string, unknown>, { limit, after }: Page): Promise<PostDoc[]> =>
    model
      .find({ ...filter, ...(after && { $or: isAfter(after) }) })
      .sort(NEWEST_FIRST)
      .limit(limit)
      .lean<PostDoc[]>();

  return {
    ofAuthor: (sub: string, page: Page): Promise<PostDoc[]> => find({ sub }, page),
    /** What others wrote for everybody on any of the topics. */
    onTopics: (sub: string, topics: string[], page: Page): Promise<PostDoc[]> =>
      find({ visibility: 'public', topics: { $in: topics }, sub: { $ne: sub } }, page),
    /** What was written for everybody, and all that is the reader's own. */
    visible: async (sub: string, page: Page): Promise<PostDoc[]> => {
      const found = await Promise.all([
        find({ visibility: 'public' }, page),
        find({ sub, visibility: { $in: ['followers', 'private'] } }, page),
      ]);
      return found.flat().toSorted(newestFirst).slice(0, page.limit);
    },
    visibleById: (sub: string, id: string): Promise<PostDoc | null> =>
      model.findOne({ _id: id, $or: [{ sub }, { visibility: 'public' }] }).lean<PostDoc | null>(),
    own: (sub: string, id: string): Promise<PostDoc | null> => model.findOne({ _id: id, sub }).lean<PostDoc | null>(),
    idsOf: async (sub: string): Promise<string[]> =>
      (await model.find({ sub }, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id),
    /** For the search index, whoever may see them: those of ids, or the next in order of id. */
    toIndex: (question: DocumentQuestion): Promise<PostDoc[]> =>
      model
        .find('ids' in question ? { _id: { $in: question.ids } } : { _id: { $gt: question.after } })
        .sort({ _id: 1 })
        .limit('ids' in question ? question.ids.length : question.limit)
        .lean<PostDoc[]>(),
    takenPlaces: async (sub: string): Promise<number[]> =>
      (await model.find({ sub }, { _id: 0, place: 1 }).lean<{ place: number }[]>()).map(({ place }) => place),
    insert: (doc: PostDoc): Promise<unknown> => model.create(doc),
    /** Null where the post went, or was changed, since it was read. */
    change: ({ _id, sub, version }: PostDoc, change: Partial<PostDoc>): Promise<PostDoc | null> =>
      model
        .findOneAndUpdate({ _id, sub, version }, { $set: change, $inc: { version: 1 } }, { returnDocument: 'after' })
        .lean<PostDoc | null>(),
    /** Whether there was such a post of theirs. */
    remove: async (sub: string, id: string): Promise<boolean> =>
      (await model.deleteOne({ _id: id, sub })).deletedCount > 0,
    all: (sub: string): AsyncIterable<PostDoc> => model.find({ sub }).sort(NEWEST_FIRST).lean<PostDoc[]>().cursor(),
    /** How many there were. */
    eraseThese: async (sub: string, ids: string[]): Promise<number> =>
      (await model.deleteMany({ _id: { $in: ids }, sub })).deletedCount,
  };
};
export type PostRepo = ReturnType<typeof createPostRepo>;
