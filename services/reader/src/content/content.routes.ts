import { identityOf } from '@360/chassis/http/identity-of';
import type { Logger } from '@360/chassis/logger';
import { type Content, contentChangeSchema, contentQuerySchema, contentRequestSchema } from '@360/contracts/content';
import { Router } from 'express';
import type { KeepActivity } from '../activity/keep-activity.ts';
import type { AllowanceRepo } from '../allowances/allowance.repo.ts';
import type { AuthorNames } from '../authors/author-names.ts';
import type { FollowRepo } from '../follows/follow.repo.ts';
import { pageOf, sendOwn, setNext } from '../lists/page.ts';
import { decodeCursor } from '../notifications/cursor.ts';
import type { PostDoc } from './post.model.ts';
import type { PostRepo } from './post.repo.ts';
import { presentPost } from './present-post.ts';
import { addPost, changePost, postNotThere } from './write-post.ts';

const PATH = '/api/content';

interface Parts {
  posts: PostRepo;
  allowances: AllowanceRepo;
  authorNames: AuthorNames;
  follows: Pick<FollowRepo, 'ofReader'>;
  keepActivity: KeepActivity;
  logger: Logger;
}

/** Readers write, change and remove their own posts; of others' they see the public ones, and no others are there. */
export const contentRoutes = ({ posts, allowances, authorNames, follows, keepActivity, logger }: Parts): Router => {
  const router = Router();

  const presentAll = async (docs: PostDoc[], reader: string): Promise<Content[]> => {
    const nameOf = await authorNames(docs.map(({ sub }) => sub));
    return docs.map((doc) => presentPost(doc, reader, nameOf));
  };
  const presentOne = async (doc: PostDoc, reader: string) => (await presentAll([doc], reader))[0];

  /** Notes it for its author's own library; the post stands also where that fails. */
  const note = ({ _id, sub, title, createdAt }: PostDoc): Promise<unknown> => {
    const entry = { id: _id, kind: 'post', subject: _id, title, itemId: null, at: createdAt.toISOString() } as const;
    return keepActivity(sub, [entry], createdAt).catch((cause: unknown) =>
      logger.warn({ err: cause }, 'post not noted in the activity'),
    );
  };

  router.get(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { of, limit, cursor } = contentQuerySchema.parse(req.query);
    const wanted = { limit: limit + 1, after: cursor === undefined ? undefined : decodeCursor(cursor) };
    const followed = async () =>
      (await follows.ofReader(sub)).flatMap(({ kind, target }) => (kind === 'topic' ? [target] : []));
    const find = {
      me: () => posts.ofAuthor(sub, wanted),
      following: async () => posts.onTopics(sub, await followed(), wanted),
      all: () => posts.visible(sub, wanted),
    };
    const rows = await find[of ?? 'all']();
    const { page, next } = pageOf(rows, limit, ({ createdAt, _id }) => ({ at: createdAt, id: _id }));
    setNext(res, PATH, next, { limit: String(limit), ...(of && { of }) });
    sendOwn(res, { posts: await presentAll(page, sub) });
  });

  router.post(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const doc = await addPost({ posts, allowances }, sub, contentRequestSchema.parse(req.body), new Date());
    await note(doc);
    sendOwn(res.status(201), await presentOne(doc, sub));
  });

  router.get(`${PATH}/:id`, async (req, res) => {
    const { sub } = identityOf(res);
    const doc = await posts.visibleById(sub, req.params.id);
    if (!doc) throw postNotThere();
    sendOwn(res, await presentOne(doc, sub));
  });

  router.patch(`${PATH}/:id`, async (req, res) => {
    const { sub } = identityOf(res);
    const doc = await changePost(posts, sub, req.params.id, contentChangeSchema.parse(req.body), new Date());
    sendOwn(res, await presentOne(doc, sub));
  });

  router.delete(`${PATH}/:id`, async (req, res) => {
    if (!(await posts.remove(identityOf(res).sub, req.params.id))) throw postNotThere();
    res.status(204).end();
  });

  return router;
};
