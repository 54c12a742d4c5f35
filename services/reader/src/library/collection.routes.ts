import { randomUUID } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { COLLECTIONS_MAX, type Collection, collectionRequestSchema } from '@360/contracts/library';
import { Router } from 'express';
import { insertInPlace } from '../lists/insert-in-place.ts';
import { sendOwn } from '../lists/page.ts';
import type { CollectionDoc } from './collection.model.ts';
import { type CollectionRepo, nameKeyOf } from './collection.repo.ts';
import type { SavedItemRepo } from './saved-item.repo.ts';

const PATH = '/api/collections';

const present = ({ _id, name, updatedAt }: CollectionDoc, counts: ReadonlyMap<string, number>): Collection => ({
  id: _id,
  name,
  count: counts.get(_id) ?? 0,
  updatedAt: updatedAt.toISOString(),
});

const addCollection = async (collections: CollectionRepo, sub: string, name: string, now: Date) => {
  const kept = await insertInPlace<CollectionDoc>({
    max: COLLECTIONS_MAX,
    known: () => collections.byName(sub, name),
    takenPlaces: () => collections.takenPlaces(sub),
    insert: collections.insert,
    make: (place) => ({ _id: randomUUID(), sub, place, name, nameKey: nameKeyOf(name), updatedAt: now }),
  });
  if (kept) return kept;
  throw new AppError(
    'conflict',
    `You have ${COLLECTIONS_MAX} collections, which is the most there can be. Remove one to add another.`,
  );
};

/** Whoever asks sees and changes their own collections; those of others are not there. */
export const collectionRoutes = ({
  saved,
  collections,
}: {
  saved: SavedItemRepo;
  collections: CollectionRepo;
}): Router => {
  const router = Router();

  router.get(PATH, async (_req, res) => {
    const { sub } = identityOf(res);
    const [docs, counts] = await Promise.all([collections.ofReader(sub), saved.countByCollection(sub)]);
    sendOwn(res, { collections: docs.map((doc) => present(doc, counts)) });
  });

  router.post(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { name } = collectionRequestSchema.parse(req.body);
    const { doc, added } = await addCollection(collections, sub, name, new Date());
    sendOwn(res.status(added ? 201 : 200), present(doc, await saved.countByCollection(sub)));
  });

  router.patch(`${PATH}/:id`, async (req, res) => {
    const { sub } = identityOf(res);
    const { name } = collectionRequestSchema.parse(req.body);
    const doc = await collections.rename(sub, req.params.id, name, new Date());
    if (doc === 'taken') throw new AppError('conflict', 'Another collection of yours has this name.');
    if (!doc) throw new AppError('not_found', 'There is no such collection.');
    sendOwn(res, present(doc, await saved.countByCollection(sub)));
  });

  router.delete(`${PATH}/:id`, async (req, res) => {
    const { sub } = identityOf(res);
    await collections.remove(sub, req.params.id);
    await saved.leaveCollection(sub, req.params.id);
    res.status(204).end();
  });

  return router;
};
