import { AppError } from '@360/chassis/errors';
import { z } from 'zod';
import type { Place } from './report.repo.ts';

const placeSchema = z.tuple([z.int(), z.string().max(100)]);

export const encodeCursor = ({ at, id }: Place): string =>
  Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');

/** @throws AppError `bad_request` when the text is not a cursor this service gave out */
export const decodeCursor = (text: string): Place => {
  try {
    const [at, id] = placeSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { at: new Date(at), id };
  } catch (cause) {
    throw new AppError('bad_request', 'cursor: not a place in this list.', { cause });
  }
};
