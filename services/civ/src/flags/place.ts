import { AppError } from '@360/chassis/errors';

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const SHAPE = /^(\d{1,15})\.([\w.@-]{1,100})$/;

/** A place in a list that is ordered by a number and an id. */
export interface ListPlace {
  value: number;
  id: string;
}

export const encodePlace = ({ value, id }: ListPlace): string => encode(`${value}.${id}`);

/** @throws AppError `bad_request` when the text is not a place this service gave out */
export const decodePlace = (text: string): ListPlace => {
  const [, value, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  if (!value || !id) throw new AppError('bad_request', 'cursor: not a place in this list.');
  return { value: Number(value), id };
};
