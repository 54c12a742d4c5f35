/**
 * A query without one piece of it (`start` to `end`, UTF-16 units), closed up where the piece was. A piece that is
 * none, or lies outside, takes nothing away.
 */
export function withoutPiece(query: string, { start, end }: { start: number; end: number }): string {
  if (start >= end || end > query.length) return query;
  const [before, after] = [query.slice(0, start).trimEnd(), query.slice(end).trimStart()];
  return before && after ? `${before} ${after}` : before || after;
}
