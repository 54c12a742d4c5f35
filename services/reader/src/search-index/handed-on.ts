import type { MarkedHandOn } from '@360/chassis/queue/marked-hand-on';
import type { PostDoc } from '../content/post.model.ts';
import type { PostRepo } from '../content/post.repo.ts';
import type { ProfileRepo } from '../profile/profile.repo.ts';

/** The same writers of posts, whose changes reach the search index too. */
export const postsHandedOn = (posts: PostRepo, { around }: Pick<MarkedHandOn, 'around'>) => ({
  ...posts,
  insert: (doc: PostDoc): Promise<unknown> => around([doc._id], () => posts.insert(doc)),
  change: (doc: PostDoc, change: Partial<PostDoc>): Promise<PostDoc | null> =>
    around([doc._id], () => posts.change(doc, change)),
  remove: async (sub: string, id: string): Promise<boolean> => {
    if (!(await posts.own(sub, id))) return false;
    return await around([id], () => posts.remove(sub, id));
  },
  /** How many went: those that were there and could be marked. Whoever erases asks again until there are none. */
  erase: async (sub: string): Promise<number> => {
    const ids = await posts.idsOf(sub);
    return await around(ids, () => posts.eraseThese(sub, ids));
  },
});

/** The same profiles: a name stands on each post of its reader. */
export const profilesHandedOn = (
  profiles: ProfileRepo,
  posts: Pick<PostRepo, 'idsOf'>,
  { around }: Pick<MarkedHandOn, 'around'>,
): ProfileRepo => ({
  ...profiles,
  rename: async (sub, name, now) => around(await posts.idsOf(sub), () => profiles.rename(sub, name, now)),
});
