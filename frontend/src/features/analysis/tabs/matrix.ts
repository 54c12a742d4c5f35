import type { Claim, StoryAnalysis } from '@360/contracts/analysis';
import { stanceOf } from './compare-outlets.ts';

/** An outlet of the matrix: a column. */
export interface MatrixOutlet {
  outletId: string;
  name: string;
  itemIds: string[];
  /** Whether it carries another's text. */
  copy: boolean;
}

export type Cell = { kind: 'says' | 'denies' | 'repeats'; passage: string } | { kind: 'silent' };

/** The outlets of a story, each once; those who carry another's text stand last. */
export function matrixOutlets({ perspectives }: Pick<StoryAnalysis, 'perspectives'>): MatrixOutlet[] {
  const outlets = new Map<string, MatrixOutlet>();
  for (const { outletId, sourceName, itemIds, copyOf } of perspectives) {
    const known = outlets.get(outletId);
    if (known) known.itemIds.push(...itemIds);
    else outlets.set(outletId, { outletId, name: sourceName, itemIds: [...itemIds], copy: copyOf !== null });
  }
  return [...outlets.values()].toSorted((a, b) => Number(a.copy) - Number(b.copy));
}

/** What an outlet does with a claim: says it, says otherwise, carries the text of one that speaks to it, or is silent. */
export function cellOf(claim: Claim, outlet: MatrixOutlet): Cell {
  const stance = stanceOf(claim, outlet);
  if (!stance) return { kind: 'silent' };
  const kind = stance.stance === 'contradicts' ? 'denies' : stance.outletId === outlet.outletId ? 'says' : 'repeats';
  return { kind, passage: stance.passage };
}

const ORDER = ['contested', 'agreed', 'single-source', 'withdrawn'];

/** Main claims first, and what is contested before what is not. */
export const matrixClaims = (claims: readonly Claim[]): Claim[] =>
  claims.toSorted(
    (a, b) =>
      Number(b.main) - Number(a.main) ||
      ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
      b.stances.length - a.stances.length,
  );
