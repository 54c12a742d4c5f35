import { AppError } from '@360/chassis/errors';
import type { CollectionRepo } from './collection.repo.ts';
import type { SavedItemDoc } from './saved-item.model.ts';
import type { SavedItemRepo } from './saved-item.repo.ts';

interface Parts {
  saved: SavedItemRepo;
  collections: CollectionRepo;
}

/** Puts a kept report into these collections and no others. @throws AppError `not_found` */
export const setMembership = async (
  { saved, collections }: Parts,
  sub: string,
  itemId: string,
  wanted: string[],
  now: Date,
): Promise<SavedItemDoc> => {
  const standing = await collections.ids(sub);
  if (wanted.some((id) => !standing.has(id))) throw new AppError('not_found', 'There is no such collection.');
  const before = await saved.setCollections(sub, itemId, wanted);
  if (!before) throw new AppError('not_found', 'You do not keep this report.');
  const changed = new Set(wanted).symmetricDifference(new Set(before.collections));
  await collections.touch(sub, [...changed], now);
  return { ...before, collections: wanted };
};
