import { identityOf } from '@360/chassis/http/identity-of';
import { shareCheckRequestSchema, shareRequestSchema } from '@360/contracts/shares';
import { Router } from 'express';
import type { AllowanceRepo } from '../allowances/allowance.repo.ts';
import type { AuthorNames } from '../authors/author-names.ts';
import { sendOwn } from '../lists/page.ts';
import { checkShare } from './check-share.ts';
import { createShare } from './create-share.ts';
import { revokeShare, standingShare } from './end-shares.ts';
import type { LikeRepo } from './like.repo.ts';
import type { ReplyRepo } from './reply.repo.ts';
import type { ShareRepo } from './share.repo.ts';
import type { ShareSigner } from './share-signer.ts';

const PATH = '/api/shares';

interface Parts {
  shares: ShareRepo;
  likes: LikeRepo;
  replies: ReplyRepo;
  shareSigner: ShareSigner;
  allowances: AllowanceRepo;
  authorNames: AuthorNames;
}

/** Readers share and take back what is theirs; whoever has the address of a share may like it. */
export const shareRoutes = (parts: Parts): Router => {
  const { shares, likes } = parts;
  const router = Router();

  router.post(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    sendOwn(res.status(201), await createShare(parts, sub, shareRequestSchema.parse(req.body), new Date()));
  });

  router.post(`${PATH}/check`, async (req, res) => {
    const { payload } = shareCheckRequestSchema.parse(req.body);
    sendOwn(res, await checkShare(parts, identityOf(res).sub, payload));
  });

  router.delete(`${PATH}/:id`, async (req, res) => {
    await revokeShare(parts, identityOf(res).sub, req.params.id, new Date());
    res.status(204).end();
  });

  router.put(`${PATH}/:id/like`, async (req, res) => {
    const { sub } = identityOf(res);
    const { _id } = await standingShare(shares, req.params.id);
    await likes.add(sub, _id);
    sendOwn(res, await likes.state(sub, _id));
  });

  router.delete(`${PATH}/:id/like`, async (req, res) => {
    const { sub } = identityOf(res);
    const { _id } = await standingShare(shares, req.params.id);
    await likes.remove(sub, _id);
    sendOwn(res, await likes.state(sub, _id));
  });

  return router;
};
