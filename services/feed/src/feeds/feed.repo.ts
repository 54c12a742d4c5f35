import { registrableDomain } from '../publishers/registrable-domain.ts';
import type { FeedDoc, FeedModel, PushState } from './feed.model.ts';
import { feedIdOf } from './feed-id.ts';

export type FeedSource = Pick<FeedDoc, '_id' | 'url' | 'kind' | 'accounts' | 'publisherId' | 'category' | 'language'>;
export type PollResult = Pick<FeedDoc, 'nextPollAt' | 'lastFetchedAt' | 'lastStatus' | 'error' | 'failures'> &
  Partial<Pick<FeedDoc, 'etag' | 'lastModified' | 'entries' | 'active' | 'cursor'>> &
  Partial<Pick<FeedDoc, 'movedTo' | 'seenMove' | 'failingSince' | 'lastSuccessAt' | 'resting' | 'unchanged'>> &
  Partial<Pick<FeedDoc, 'entryGapMs' | 'hub' | 'topic' | 'push'>>;

/** Feeds of one page of publishers, and far more than any has. */
const MOST_OF_PUBLISHERS = 5_000;
/** A feed at an address that another one is read at rests until the other is no longer polled. */
const REST_MS = 30 * 24 * 60 * 60_000;

/** Leaves one active feed at an address: the one listed under it, else the one with the least id. */
const settleMove = async (model: FeedModel, address: string, now: Date): Promise<void> => {
  const at = { active: true, $or: [{ _id: feedIdOf(address), movedTo: null }, { movedTo: address }] };
  const found = await model.find(at, { movedTo: 1 }).sort({ _id: 1 }).lean<Pick<FeedDoc, '_id' | 'movedTo'>[]>();
  const keeper = found.find(({ movedTo }) => !movedTo) ?? found[0];
  if (!keeper) return;
  await model.updateMany(
    { _id: { $ne: keeper._id }, movedTo: address },
    { $set: { resting: 'moved', nextPollAt: new Date(now.getTime() + REST_MS) } },
  );
};

export const createFeedRepo = (model: FeedModel) => ({
  /** Makes `sources` the set of active feeds: new ones are due at once, known ones keep their state, others rest. */
  replaceSources: async (sources: FeedSource[], now: Date): Promise<void> => {
    await model.bulkWrite(
      sources.map(({ _id, ...fields }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $set: { ...fields, domain: registrableDomain(fields.url), active: true },
            $setOnInsert: { nextPollAt: now },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    await model.updateMany({ _id: { $nin: sources.map(({ _id }) => _id) }, active: true }, { $set: { active: false } });
  },
  byIds: (ids: string[]): Promise<FeedDoc[]> => model.find({ _id: { $in: ids } }).lean<FeedDoc[]>(),
  /** Longest due first. */
  due: (now: Date, limit: number): Promise<Pick<FeedDoc, '_id' | 'nextPollAt'>[]> =>
    model
      .find({ active: true, nextPollAt: { $lte: now } }, { nextPollAt: 1 })
      .sort({ nextPollAt: 1 })
      .limit(limit)
      .lean<Pick<FeedDoc, '_id' | 'nextPollAt'>[]>(),
  savePolls: async (polls: { id: string; result: PollResult; notModified: boolean }[]): Promise<void> => {
    await model.collection.bulkWrite(
      polls.map(({ id, result, notModified }) => ({
        updateOne: {
          filter: { _id: id as never },
          update: { $set: result, $inc: { notModified: notModified ? 1 : 0 } },
        },
      })),
      { ordered: false },
    );
    for (const { result } of polls)
      if (result.movedTo) await settleMove(model, result.movedTo, result.lastFetchedAt ?? new Date());
  },
  /** Which of these are polled. */
  activeAmong: async (ids: string[]): Promise<ReadonlySet<string>> => {
    const found = await model.find({ _id: { $in: ids }, active: true }, { _id: 1 }).lean<{ _id: string }[]>();
    return new Set(found.map(({ _id }) => _id));
  },
  /** Makes those of these that rest due now. */
  wake: async (ids: string[], now: Date): Promise<void> => {
    await model.updateMany(
      { _id: { $in: ids }, resting: { $ne: null } },
      { $set: { resting: null, failures: 0, failingSince: null, nextPollAt: now } },
    );
  },
  stopPolling: async (id: string): Promise<void> => {
    await model.updateOne({ _id: id }, { $set: { active: false } });
  },
  /** The feeds of these publishers that are polled, in order of publisher. */
  activeOf: (publisherIds: string[], limit: number): Promise<Pick<FeedDoc, 'url' | 'publisherId' | 'category'>[]> =>
    model
      .find({ publisherId: { $in: publisherIds }, active: true, kind: 'feed' }, { url: 1, publisherId: 1, category: 1 })
      .sort({ publisherId: 1 })
      .limit(limit)
      .lean<Pick<FeedDoc, 'url' | 'publisherId' | 'category'>[]>(),
  /** Puts off one poll, for instance until its host may be asked. */
  postpone: async (id: string, until: Date): Promise<void> => {
    await model.updateOne({ _id: id }, { $set: { nextPollAt: until } });
  },
  /** Makes a feed due now that was not asked since `notSince`. */
  makeDue: async (id: string, now: Date, notSince: Date): Promise<void> => {
    await model.updateOne(
      { _id: id, nextPollAt: { $gt: now }, $or: [{ lastFetchedAt: null }, { lastFetchedAt: { $lt: notSince } }] },
      { $set: { nextPollAt: now } },
    );
  },
  /** Active feeds that name a hub nobody has been asked of yet. */
  awaitingPush: (limit: number): Promise<FeedDoc[]> =>
    model
      .find({ hub: { $type: 'string' }, push: null, active: true })
      .limit(limit)
      .lean<FeedDoc[]>(),
  /** Feeds that are no longer polled although a hub still tells of them. */
  pushedInVain: (limit: number): Promise<FeedDoc[]> =>
    model
      .find({ hub: { $type: 'string' }, push: { $in: ['pending', 'active'] }, active: false })
      .limit(limit)
      .lean<FeedDoc[]>(),
  /** A feed that is no longer told of is due at once, since it may have been waiting for a day. */
  setPush: async (id: string, push: PushState | null, now: Date): Promise<void> => {
    if (push !== 'active') await model.updateOne({ _id: id, push: 'active' }, { $min: { nextPollAt: now } });
    await model.updateOne({ _id: id }, { $set: { push } });
  },
  /** Publishers with an active feed that fails, in order of id, after `after`. */
  failingPublisherIds: async (limit: number, after = ''): Promise<string[]> => {
    const found = await model.aggregate<{ _id: string }>([
      { $match: { active: true, failures: { $gt: 0 }, publisherId: { $gt: after } } },
      { $group: { _id: '$publisherId' } },
      { $sort: { _id: 1 } },
      { $limit: limit },
    ]);
    return found.map(({ _id }) => _id);
  },
  /** The feeds that lie on a domain, and those of the given publishers. */
  ofDomain: (domain: string, publisherIds: string[]): Promise<Pick<FeedDoc, '_id'>[]> =>
    model
      .find({ $or: [{ domain }, { publisherId: { $in: publisherIds } }] }, { _id: 1 })
      .lean<Pick<FeedDoc, '_id'>[]>(),
  countOnDomain: (domain: string): Promise<number> => model.countDocuments({ domain }),
  rest: async (ids: string[]): Promise<void> => {
    await model.updateMany({ _id: { $in: ids } }, { $set: { active: false } });
  },
  countActive: (ids: string[]): Promise<number> => model.countDocuments({ _id: { $in: ids }, active: true }),
  ofPublishers: (ids: string[]): Promise<FeedDoc[]> =>
    model
      .find({ publisherId: { $in: ids } })
      .limit(MOST_OF_PUBLISHERS)
      .lean<FeedDoc[]>(),
});
export type FeedRepo = ReturnType<typeof createFeedRepo>;
