import { randomUUID } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import { SAVED_MAX } from '@360/contracts/library';
import { insertInPlace } from '../lists/insert-in-place.ts';
import { askNow } from '../neighbours/ask-now.ts';
import type { NewsClient } from '../neighbours/news-client.ts';
import { snapshotOf } from './present-saved.ts';
import type { SavedItemDoc } from './saved-item.model.ts';
import type { SavedItemRepo } from './saved-item.repo.ts';

interface Parts {
  saved: SavedItemRepo;
  news: NewsClient;
}

/**
 * Keeps an item of the feed for a reader. One that is kept already stands as it is.
 * @throws AppError `not_found`, `conflict` where the reader keeps as many as there can be, `upstream_unavailable`
 */
export const saveItem = async (
  { saved, news }: Parts,
  sub: string,
  itemId: string,
  now: Date,
): Promise<{ doc: SavedItemDoc; added: boolean }> => {
  const known = await saved.ofItem(sub, itemId);
  if (known) return { doc: known, added: false };
  const item = await askNow((signal) => news.item(itemId, signal));
  if (!item) throw new AppError('not_found', 'There is no such report.');
  const kept = await insertInPlace<SavedItemDoc>({
    max: SAVED_MAX,
    known: () => saved.ofItem(sub, item.id),
    takenPlaces: () => saved.takenPlaces(sub),
    insert: saved.insert,
    make: (place) => ({
      _id: randomUUID(),
      sub,
      place,
      ...snapshotOf(item),
      savedAt: now,
      collections: [],
      removed: false,
    }),
  });
  if (!kept)
    throw new AppError(
      'conflict',
      `You keep ${SAVED_MAX.toLocaleString('en')} reports, which is the most there can be. Remove one to keep another.`,
    );
  return kept;
};
