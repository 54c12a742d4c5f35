import { randomUUID } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import { FOLLOWS_MAX } from '@360/contracts/follows';
import { insertInPlace } from '../lists/insert-in-place.ts';
import { askNow } from '../neighbours/ask-now.ts';
import type { NewsClient } from '../neighbours/news-client.ts';
import type { FollowDoc } from './follow.model.ts';
import type { FollowRepo, Target } from './follow.repo.ts';

interface Parts {
  follows: FollowRepo;
  news: NewsClient;
}

const PLURAL = { publisher: 'outlets', topic: 'topics' } as const;

/**
 * Follows an outlet or a topic for a reader. What is followed already stands as it is.
 * @throws AppError `not_found`, `conflict` where the reader follows as many as there can be, `upstream_unavailable`
 */
export const follow = async (
  { follows, news }: Parts,
  sub: string,
  { name: written, ...wanted }: Target & { name: string },
  now: Date,
): Promise<{ doc: FollowDoc; added: boolean }> => {
  const { kind, target } = wanted;
  const known = await follows.one(sub, wanted);
  if (known) return { doc: known, added: false };
  const publisher = kind === 'publisher' ? await askNow((signal) => news.publisher(target, signal)) : null;
  if (kind === 'publisher' && !publisher) throw new AppError('not_found', 'There is no such publisher.');
  const name = publisher?.name ?? written;
  const kept = await insertInPlace<FollowDoc>({
    max: FOLLOWS_MAX[kind],
    known: () => follows.one(sub, wanted),
    takenPlaces: () => follows.takenPlaces(sub, kind),
    insert: follows.insert,
    make: (place) => ({ _id: randomUUID(), sub, kind, target, name, place, followedAt: now }),
  });
  if (kept) return kept;
  const most = `${FOLLOWS_MAX[kind]} ${PLURAL[kind]}`;
  throw new AppError('conflict', `You follow ${most}, which is the most there can be. Leave one to follow another.`);
};
