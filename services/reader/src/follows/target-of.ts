import { AppError } from '@360/chassis/errors';
import { followKindSchema } from '@360/contracts/follows';
import type { Target } from './follow.repo.ts';

const LENGTH_MAX = 200;

/**
 * What an address names. A topic is itself in small letters, whatever its white space and the way its accents are written;
 * `name` is as it was written.
 * @throws AppError `bad_request` where it names nothing
 */
export const targetOf = (kindText: string, id: string): Target & { name: string } => {
  const kind = followKindSchema.parse(kindText);
  if (kind === 'publisher') return { kind, target: id.toWellFormed(), name: id };
  const name = id.toWellFormed().normalize('NFC').replaceAll('"', ' ').replace(/\s+/gu, ' ').trim();
  const target = name.toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(target) || target.length > LENGTH_MAX)
    throw new AppError('bad_request', `A topic has letters or digits, and at most ${LENGTH_MAX} characters.`);
  return { kind, target, name };
};
