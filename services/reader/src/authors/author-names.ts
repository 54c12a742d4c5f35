import { createHash } from 'node:crypto';
import { plainText } from '@360/contracts/plain-text';
import type { ProfileDoc, ProfileModel } from '../profile/profile.model.ts';

/** What others know a reader by: it follows from who the reader is and says nothing of it. */
export const authorIdOf = (sub: string): string =>
  createHash('sha256').update(`author:${sub}`).digest('hex').slice(0, 24);

/** "Reader 4F2A": the same for a reader always. Two readers may have the same; their ids differ. */
const pseudonymOf = (sub: string): string => `Reader ${authorIdOf(sub).slice(0, 4).toUpperCase()}`;

/** The names of readers as others see them: those of their profiles, or pseudonyms. */
export const createAuthorNames =
  (profiles: ProfileModel) =>
  async (subs: string[]): Promise<(sub: string) => string> => {
    const found = await profiles
      .find({ _id: { $in: [...new Set(subs)] } }, { name: 1 })
      .lean<Pick<ProfileDoc, '_id' | 'name'>[]>();
    const names = new Map(found.map(({ _id, name }) => [_id, plainText(name)]));
    return (sub) => names.get(sub) || pseudonymOf(sub);
  };
export type AuthorNames = ReturnType<typeof createAuthorNames>;
