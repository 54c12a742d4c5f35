import { AppError } from '@360/chassis/errors';

/** The place after one row of a list ordered by time and id, newest first. */
export interface Cursor {
  at: Date;
  id: string;
}

const SHAPE = /^(\d{1,15})\.([\w-]{1,64})$/;

export const encodeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** @throws AppError `bad_request` when the text is not a cursor this service gave out */
export const decodeCursor = (text: string): Cursor => {
  const [, time, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  if (!time || !id) throw new AppError('bad_request', 'cursor: not a place in this list.');
  return { at: new Date(Number(time)), id };
};
