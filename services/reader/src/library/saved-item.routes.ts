import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { libraryQuerySchema, membershipSchema } from '@360/contracts/library';
import { Router } from 'express';
import { pageOf, sendOwn, setNext } from '../lists/page.ts';
import type { NewsClient } from '../neighbours/news-client.ts';
import { decodeCursor } from '../notifications/cursor.ts';
import type { CollectionRepo } from './collection.repo.ts';
import { presentSaved } from './present-saved.ts';
import { saveItem } from './save-item.ts';
import type { SavedItemRepo } from './saved-item.repo.ts';
import { setMembership } from './set-membership.ts';

const PATH = '/api/saved';

interface Parts {
  saved: SavedItemRepo;
  collections: CollectionRepo;
  news: NewsClient;
}

/** Whoever asks sees and changes what they keep; what others keep is not there. */
export const savedItemRoutes = (parts: Parts): Router => {
  const { saved, collections } = parts;
  const router = Router();

  router.get(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { limit, cursor, collection } = libraryQuerySchema.parse(req.query);
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const [rows, standing] = await Promise.all([
      saved.page(sub, { limit: limit + 1, after, collection }),
      collections.ids(sub),
    ]);
    if (collection !== undefined && !standing.has(collection))
      throw new AppError('not_found', 'There is no such collection.');
    const { page, next } = pageOf(rows, limit, ({ savedAt, _id }) => ({ at: savedAt, id: _id }));
    setNext(res, PATH, next, { limit: String(limit), ...(collection !== undefined && { collection }) });
    sendOwn(res, { items: page.map((doc) => presentSaved(doc, standing)) });
  });

  router.put(`${PATH}/:itemId`, async (req, res) => {
    const { sub } = identityOf(res);
    const { doc, added } = await saveItem(parts, sub, req.params.itemId, new Date());
    sendOwn(res.status(added ? 201 : 200), presentSaved(doc, await collections.ids(sub)));
  });

  router.delete(`${PATH}/:itemId`, async (req, res) => {
    const { sub } = identityOf(res);
    const gone = await saved.remove(sub, req.params.itemId);
    if (gone) await collections.touch(sub, gone.collections, new Date());
    res.status(204).end();
  });

  router.post(`${PATH}/:itemId/collections`, async (req, res) => {
    const { sub } = identityOf(res);
    const wanted = membershipSchema.parse(req.body).collections;
    const doc = await setMembership(parts, sub, req.params.itemId, [...new Set(wanted)], new Date());
    sendOwn(res, presentSaved(doc, await collections.ids(sub)));
  });

  return router;
};
