import type { IntentChip } from '@360/contracts/search';

/** From `start` to `end` of a query, in UTF-16 units. */
export type QueryPiece = Pick<IntentChip, 'start' | 'end'>;

/** Whether a piece is one of this very query. */
export const standsIn = (query: string, { start, end }: QueryPiece): boolean => start < end && end <= query.length;

/** A query without one piece of it, closed up where the piece was. A piece that is none, or lies outside, takes nothing away. */
export function withoutPiece(query: string, piece: QueryPiece): string {
  if (!standsIn(query, piece)) return query;
  const [before, after] = [query.slice(0, piece.start).trimEnd(), query.slice(piece.end).trimStart()];
  return before && after ? `${before} ${after}` : before || after;
}
