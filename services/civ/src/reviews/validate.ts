import { randomUUID } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import type { validationSchema } from '@360/contracts/civ';
import type { z } from 'zod';
import type { FlagDoc } from '../flags/flag.model.ts';
import type { FlagRepo } from '../flags/flag.repo.ts';
import type { MemberRepo } from '../members/member.repo.ts';
import type { Settle } from '../verdicts/settle.ts';
import type { ReviewRepo } from './review.repo.ts';

interface Parts {
  flags: Pick<FlagRepo, 'byId' | 'touch'>;
  members: Pick<MemberRepo, 'of' | 'useReview'>;
  reviews: Pick<ReviewRepo, 'write' | 'undo' | 'erase'>;
  settle: Settle;
}

const closed = (): AppError => new AppError('conflict', 'This item has been settled meanwhile.');

const notJoined = (): AppError => new AppError('forbidden', 'Please join the community before you review.');

const openFlag = async (flags: Pick<FlagRepo, 'byId'>, id: string): Promise<FlagDoc> => {
  const flag = await flags.byId(id);
  if (!flag) throw new AppError('not_found', 'There is no such item for review.');
  if (flag.state === 'settled') throw closed();
  if (flag.state === 'withdrawn') throw new AppError('conflict', 'This item is not up for review any more.');
  return flag;
};

/**
 * Takes a member's review of an open item, in place of one they wrote before, and settles the item where that is enough.
 * One that comes as the item is being settled is not taken.
 * @throws AppError `forbidden`, `not_found`, `conflict`, `too_many_requests`
 */
export const createValidate =
  ({ flags, members, reviews, settle }: Parts) =>
  async (sub: string, review: z.output<typeof validationSchema>, now: Date): Promise<FlagDoc> => {
    if (!(await members.of(sub))) throw notJoined();
    const { _id } = await openFlag(flags, review.flaggedItemId);
    await members.useReview(sub, now);
    const version = randomUUID();
    const { verdict, note, evidenceLinks, confidenceLevel: confidence } = review;
    const written = { verdict, confidence, note, evidenceLinks, at: now, version };
    const before = await reviews.write(_id, sub, randomUUID(), written);
    if (!(await members.of(sub))) {
      await reviews.erase(sub);
      throw notJoined();
    }
    await flags.touch(_id);
    await settle.trySettle(_id, now);
    const after = await flags.byId(_id);
    if (after?.state === 'settled' && after.settlement?.versions.includes(version)) return after;
    if (after?.state === 'open') return after;
    await reviews.undo(_id, sub, version, before);
    // what is left of it is finished by the sweep
    if (after?.state === 'settled') await settle.finish(after).catch(() => undefined);
    throw closed();
  };
