import { randomUUID } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import { type contentChangeSchema, type contentRequestSchema, POSTS_MAX, TOO_MANY_LINKS } from '@360/contracts/content';
import { linksOf, POST_LINKS_MAX } from '@360/contracts/post-links';
import type { z } from 'zod';
import type { AllowanceRepo } from '../allowances/allowance.repo.ts';
import { insertInPlace } from '../lists/insert-in-place.ts';
import type { PostDoc } from './post.model.ts';
import type { PostRepo } from './post.repo.ts';
import { topicsOf } from './topics-of.ts';

interface Parts {
  posts: PostRepo;
  allowances: AllowanceRepo;
}

export const postNotThere = () => new AppError('not_found', 'There is no such post.');
const full = () =>
  new AppError('conflict', `You have ${POSTS_MAX} posts, which is the most there can be. Remove one to write another.`);

/** @throws AppError `conflict` where the reader has as many posts as there can be, `too_many_requests` of a day */
export const addPost = async (
  { posts, allowances }: Parts,
  sub: string,
  { userId: _ignored, ...written }: z.output<typeof contentRequestSchema>,
  now: Date,
): Promise<PostDoc> => {
  if ((await posts.takenPlaces(sub)).length >= POSTS_MAX) throw full();
  await allowances.use(sub, 'posts', now);
  const own = { _id: randomUUID(), sub, createdAt: now, editedAt: null, version: 0 };
  const kept = await insertInPlace<PostDoc>({
    max: POSTS_MAX,
    known: async () => null,
    takenPlaces: () => posts.takenPlaces(sub),
    insert: posts.insert,
    make: (place) => ({ ...own, ...written, place, topics: topicsOf(written) }),
  });
  if (!kept) throw full();
  return kept.doc;
};

/** A post may be left with more addresses than there can be where it had them before, but gets no more of them. */
const hasTooManyLinks = (before: PostDoc, after: PostDoc): boolean =>
  linksOf(after) > Math.max(POST_LINKS_MAX, linksOf(before));

/** @throws AppError `not_found` where the reader has no such post, `bad_request` where it would hold too many addresses */
export const changePost = async (
  posts: PostRepo,
  sub: string,
  id: string,
  change: z.output<typeof contentChangeSchema>,
  now: Date,
): Promise<PostDoc> => {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  // Whoever fails to write was overtaken by a change that did, so this ends.
  for (;;) {
    const before = await posts.own(sub, id);
    if (!before) throw postNotThere();
    const changed = { ...before, ...named };
    if (hasTooManyLinks(before, changed)) throw new AppError('bad_request', TOO_MANY_LINKS);
    const topics = topicsOf(changed);
    const after = await posts.change(before, { ...named, topics, editedAt: now });
    if (after) return after;
  }
};
