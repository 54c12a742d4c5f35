import type { Response } from 'express';
import { type Cursor, encodeCursor } from '../notifications/cursor.ts';

/** The rows of a page that was asked for with one row more than `limit`, and the place it goes on after. */
export const pageOf = <Row>(
  rows: Row[],
  limit: number,
  placeOf: (row: Row) => Cursor,
): { page: Row[]; next: Cursor | null } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? placeOf(last) : null };
};

/** Says where a list at `path` goes on (RFC 8288), with the choices it was asked with. */
export const setNext = (res: Response, path: string, next: Cursor | null, choices: Record<string, string>): void => {
  if (!next) return;
  res.set('Link', `<${path}?${new URLSearchParams({ ...choices, cursor: encodeCursor(next) })}>; rel="next"`);
};

/** What is a reader's own stays in no cache. */
export const sendOwn = (res: Response, body: unknown): void => {
  res.set('Cache-Control', 'private, no-store').json(body);
};
