import type { Highlight, IntentChip } from '@360/contracts/search';

/** The query without the piece that a chip stands for, its spaces drawn together. */
export function withoutChip(query: string, { start, end }: Pick<IntentChip, 'start' | 'end'>): string {
  return `${query.slice(0, start)} ${query.slice(end)}`.replace(/\s+/g, ' ').trim();
}

/** Whether a chip stands for a piece of this very query. */
export const standsIn = (query: string, { start, end }: Pick<IntentChip, 'start' | 'end'>): boolean =>
  start < end && end <= query.length;

/** A highlighted text, or the plain one where nothing of it was marked. */
export const highlighted = (pieces: Highlight, plain: string): Highlight =>
  pieces.length > 0 ? pieces : plain === '' ? [] : [{ text: plain, hit: false }];
