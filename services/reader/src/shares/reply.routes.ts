import { randomUUID } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { type Reply, repliesQuerySchema, replyRequestSchema } from '@360/contracts/shares';
import { Router } from 'express';
import type { AllowanceRepo } from '../allowances/allowance.repo.ts';
import type { AuthorNames } from '../authors/author-names.ts';
import { pageOf, sendOwn, setNext } from '../lists/page.ts';
import { decodeCursor } from '../notifications/cursor.ts';
import { standingShare } from './end-shares.ts';
import type { ReplyDoc } from './reply.model.ts';
import type { ReplyRepo } from './reply.repo.ts';
import type { ShareRepo } from './share.repo.ts';

const PATH = '/api/shares/:id/replies';

interface Parts {
  shares: ShareRepo;
  replies: ReplyRepo;
  allowances: AllowanceRepo;
  authorNames: AuthorNames;
}

const present = ({ _id, sub, text, at }: ReplyDoc, reader: string, nameOf: (sub: string) => string): Reply => ({
  id: _id,
  text,
  author: nameOf(sub),
  at: at.toISOString(),
  mine: sub === reader,
});

/** Whoever has the address of a share reads its replies and writes their own; they remove no others. */
export const replyRoutes = ({ shares, replies, allowances, authorNames }: Parts): Router => {
  const router = Router();

  router.get(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { limit, cursor } = repliesQuerySchema.parse(req.query);
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const share = await standingShare(shares, req.params.id);
    const rows = await replies.page(share._id, limit + 1, after);
    const { page, next } = pageOf(rows, limit, ({ at, _id }) => ({ at, id: _id }));
    const nameOf = await authorNames(page.map((reply) => reply.sub));
    setNext(res, PATH.replace(':id', share._id), next, { limit: String(limit) });
    sendOwn(res, { replies: page.map((reply) => present(reply, sub, nameOf)) });
  });

  router.post(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { text } = replyRequestSchema.parse(req.body);
    const share = await standingShare(shares, req.params.id);
    const now = new Date();
    await allowances.use(sub, 'replies', now);
    const reply: ReplyDoc = { _id: randomUUID(), shareId: share._id, sub, text, at: now };
    await replies.insert(reply);
    sendOwn(res.status(201), present(reply, sub, await authorNames([sub])));
  });

  router.delete(`${PATH}/:replyId`, async (req, res) => {
    const { id, replyId } = req.params;
    if (!(await replies.remove(identityOf(res).sub, id, replyId)))
      throw new AppError('not_found', 'There is no such reply of yours.');
    res.status(204).end();
  });

  return router;
};
