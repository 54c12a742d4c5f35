import { identityOf } from '@360/chassis/http/identity-of';
import type { Logger } from '@360/chassis/logger';
import { type Follow, followedItemsQuerySchema } from '@360/contracts/follows';
import { Router } from 'express';
import { sendOwn } from '../lists/page.ts';
import type { NewsClient } from '../neighbours/news-client.ts';
import type { FollowDoc } from './follow.model.ts';
import type { FollowerCounts, FollowRepo } from './follow.repo.ts';
import { follow } from './follow.ts';
import { readFollowedItems } from './followed-items.ts';
import { targetOf } from './target-of.ts';

const PATH = '/api/follows';
/** Less than the gateway waits. */
const ITEMS_MS = 7_000;

const named = ({ kind, target, name }: FollowDoc) => ({ kind, id: target, name });
const present = (doc: FollowDoc, followersOf: FollowerCounts): Follow => ({
  ...named(doc),
  followedAt: doc.followedAt.toISOString(),
  followers: followersOf(doc),
});

interface Parts {
  follows: FollowRepo;
  news: NewsClient;
  logger: Logger;
}

/** Whoever asks sees and changes what they follow themselves; of others only their number is told. */
export const followRoutes = ({ follows, news, logger }: Parts): Router => {
  const router = Router();

  router.get(PATH, async (_req, res) => {
    const docs = await follows.ofReader(identityOf(res).sub);
    const followersOf = await follows.countFollowers(docs);
    sendOwn(res, { follows: docs.map((doc) => present(doc, followersOf)) });
  });

  router.get(`${PATH}/items`, async (req, res) => {
    const { limit } = followedItemsQuerySchema.parse(req.query);
    const docs = await follows.ofReader(identityOf(res).sub);
    const signal = AbortSignal.timeout(ITEMS_MS);
    const { items, failed } = await readFollowedItems(docs, limit, { news, logger, signal });
    sendOwn(res, { items, failed: failed.map(named) });
  });

  router.put(`${PATH}/:kind/:id`, async (req, res) => {
    const wanted = targetOf(req.params.kind, req.params.id);
    const { doc, added } = await follow({ follows, news }, identityOf(res).sub, wanted, new Date());
    sendOwn(res.status(added ? 201 : 200), present(doc, await follows.countFollowers([doc])));
  });

  router.delete(`${PATH}/:kind/:id`, async (req, res) => {
    await follows.remove(identityOf(res).sub, targetOf(req.params.kind, req.params.id));
    res.status(204).end();
  });

  return router;
};
