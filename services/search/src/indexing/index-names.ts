import type { IndexName } from '../engine/settings.ts';

export const KINDS = ['items', 'stories'] as const satisfies readonly IndexName[];

/** The names of one set of indexes in an engine that may hold several: the one that is searched, the one being built. */
export const namesIn = (prefix: string) => ({
  live: (kind: IndexName): string => `${prefix}${kind}`,
  next: (kind: IndexName): string => `${prefix}${kind}_next`,
  /**
   * An index without documents, there while others are being built. It is removed before they are: a write that the
   * engine takes up after the removal of its index would bring that back.
   */
  building: `${prefix}building`,
});
export type IndexNames = ReturnType<typeof namesIn>;
