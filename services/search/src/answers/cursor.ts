import { AppError } from '@360/chassis/errors';
import { z } from 'zod';

/** How many results the engine reaches. */
export const DEEPEST = 1_000;

const placeSchema = z.int().min(1).max(DEEPEST);

/** Where a list goes on: after so many results. */
export const encodeCursor = (offset: number): string => Buffer.from(JSON.stringify(offset)).toString('base64url');

/** @throws AppError `bad_request` when the text is not a cursor this service gave out */
export const decodeCursor = (text: string): number => {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new AppError('bad_request', 'cursor: not a place in this list.', { cause });
  }
};
