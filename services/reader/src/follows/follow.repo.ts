import { FOLLOW_KINDS, type FollowKind } from '@360/contracts/follows';
import type { FollowDoc, FollowModel } from './follow.model.ts';

/** What is followed, whoever does. */
export type Target = Pick<FollowDoc, 'kind' | 'target'>;

/** How many readers follow each; those that nobody follows are not named. */
export type FollowerCounts = (target: Target) => number;

const keyOf = ({ kind, target }: Target): string => `${kind}:${target}`;

/** A reader's own follows; whose they are is part of every question of a reader. */
export const createFollowRepo = (model: FollowModel) => ({
  /** Last followed first. */
  ofReader: async (sub: string): Promise<FollowDoc[]> => {
    const found = await model.find({ sub }).lean<FollowDoc[]>();
    return found.toSorted((a, b) => b.followedAt.getTime() - a.followedAt.getTime());
  },
  one: (sub: string, { kind, target }: Target): Promise<FollowDoc | null> =>
    model.findOne({ sub, kind, target }).lean<FollowDoc | null>(),
  takenPlaces: async (sub: string, kind: FollowKind): Promise<number[]> =>
    (await model.find({ sub, kind }, { _id: 0, place: 1 }).lean<{ place: number }[]>()).map(({ place }) => place),
  insert: (doc: FollowDoc): Promise<unknown> => model.create(doc),
  remove: async (sub: string, { kind, target }: Target): Promise<void> => {
    await model.deleteOne({ sub, kind, target });
  },
  /** Counted from the follows themselves, so always exact. */
  countFollowers: async (targets: Target[]): Promise<FollowerCounts> => {
    const ofKind = (wanted: FollowKind) => targets.flatMap(({ kind, target }) => (kind === wanted ? [target] : []));
    const counts = await model.aggregate<{ _id: Target; count: number }>([
      { $match: { $or: FOLLOW_KINDS.map((kind) => ({ kind, target: { $in: ofKind(kind) } })) } },
      { $group: { _id: { kind: '$kind', target: '$target' }, count: { $sum: 1 } } },
    ]);
    const byKey = new Map(counts.map(({ _id, count }) => [keyOf(_id), count]));
    return (target) => byKey.get(keyOf(target)) ?? 0;
  },
  removePublisher: async (publisherId: string): Promise<void> => {
    await model.deleteMany({ kind: 'publisher', target: publisherId });
  },
  publisherIds: (): Promise<string[]> => model.distinct('target', { kind: 'publisher' }),
  all: (sub: string): AsyncIterable<FollowDoc> => model.find({ sub }).lean<FollowDoc[]>().cursor(),
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type FollowRepo = ReturnType<typeof createFollowRepo>;
