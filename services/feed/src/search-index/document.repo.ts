import type { DocumentQuestion } from '@360/contracts/search-documents';
import type { ItemDoc, ItemModel } from '../items/item.model.ts';
import type { StoryDoc, StoryModel } from '../stories/story.model.ts';
import type { StoryReport } from './documents.ts';

const REPORT = { title: 1, publisherId: 1, language: 1, publishedAt: 1, storyId: 1, post: 1 } as const;
const BY_ID = { _id: 1 } as const;

const filterOf = (question: DocumentQuestion) =>
  'ids' in question ? { _id: { $in: question.ids } } : { _id: { $gt: question.after } };

const limitOf = (question: DocumentQuestion): number => ('ids' in question ? question.ids.length : question.limit);

const byId = (a: { _id: string }, b: { _id: string }): number => (a._id < b._id ? -1 : 1);

/** Of two with one id the first in the list. */
const eachOnce = <Row extends { _id: string }>(rows: Row[]): Row[] => [
  ...new Map(rows.toReversed().map((row) => [row._id, row])).values(),
];

/** Reads what the search index is made of, in order of id. */
export const createDocumentRepo = (items: ItemModel, archive: ItemModel, stories: StoryModel) => ({
  /**
   * Items that have found their story, archived ones among them. The archive is read after the items: what moves there
   * in between is then in either.
   */
  items: async (question: DocumentQuestion): Promise<ItemDoc[]> => {
    const found: ItemDoc[] = [];
    for (const model of [items, archive])
      found.push(
        ...(await model
          .find({ ...filterOf(question), storyId: { $ne: null } })
          .sort(BY_ID)
          .hint(BY_ID)
          .limit(limitOf(question))
          .lean<ItemDoc[]>()),
      );
    return eachOnce(found).sort(byId).slice(0, limitOf(question));
  },
  /** Stories whose figures are computed; those merged into another are not among them. */
  stories: (question: DocumentQuestion): Promise<StoryDoc[]> =>
    stories
      .find({ ...filterOf(question), mergedInto: null })
      .sort(BY_ID)
      .hint(BY_ID)
      .limit(limitOf(question))
      .lean<StoryDoc[]>(),
  /** The reports of each story, oldest first. */
  reportsOf: async (storyIds: string[]): Promise<Map<string, StoryReport[]>> => {
    const found: StoryReport[] = [];
    for (const model of [items, archive])
      found.push(...(await model.find({ storyId: { $in: storyIds } }, REPORT).lean<StoryReport[]>()));
    const inOrder = eachOnce(found).sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || byId(a, b));
    return Map.groupBy(inOrder, ({ storyId }) => storyId ?? '');
  },
  /** Which of these items the index holds, once it has caught up: one document each. */
  held: async (itemIds: string[]): Promise<ReadonlyMap<string, number>> => {
    const held = new Map<string, number>();
    for (const model of [items, archive])
      for (const { _id } of await model
        .find({ _id: { $in: itemIds }, storyId: { $ne: null } }, BY_ID)
        .lean<{ _id: string }[]>())
        held.set(_id, 1);
    return held;
  },
});
export type DocumentRepo = ReturnType<typeof createDocumentRepo>;
