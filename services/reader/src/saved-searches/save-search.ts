import { randomUUID } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import { SAVED_SEARCHES_MAX } from '@360/contracts/saved-searches';
import { queryHashOf } from './query-hash.ts';
import type { SavedSearchDoc } from './saved-search.model.ts';
import { afresh, type SavedSearchRepo } from './saved-search.repo.ts';

const freePlace = (kept: SavedSearchDoc[]): number => {
  const taken = new Set(kept.map(({ place }) => place));
  const place = Array.from({ length: SAVED_SEARCHES_MAX }, (_, each) => each).find((each) => !taken.has(each));
  if (place === undefined)
    throw new AppError(
      'conflict',
      `You keep ${SAVED_SEARCHES_MAX} searches, which is the most there can be. Remove one to save another.`,
    );
  return place;
};

/**
 * Saves a search of a reader. One that is saved already stands as it is.
 * @throws AppError `conflict` where the reader keeps as many as there can be
 */
export const saveSearch = async (
  searches: SavedSearchRepo,
  sub: string,
  { query, notify }: { query: string; notify: boolean },
  now: Date,
): Promise<{ search: SavedSearchDoc; added: boolean }> => {
  const queryHash = queryHashOf(query);
  // Whoever fails to insert was overtaken by a request of the same reader that did, so this ends.
  for (;;) {
    const kept = await searches.ofReader(sub);
    const known = kept.find((each) => each.queryHash === queryHash);
    if (known) return { search: known, added: false };
    const search: SavedSearchDoc = {
      ...afresh(now),
      _id: randomUUID(),
      sub,
      place: freePlace(kept),
      query,
      queryHash,
      notify,
      createdAt: now,
      newResults: 0,
      checkedAt: null,
    };
    if (await searches.insert(search)) return { search, added: true };
  }
};
