/** What the coverage figures of a story are computed from: one report of one outlet. */
export interface CoverageItem {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Empty where the feed gives a teaser only. */
  readonly text: string;
  readonly outletId: string;
  /** Its name, by which others credit it. */
  readonly outletName: string;
  /** Who owns the outlet; null where the catalogue does not say. */
  readonly owner: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
  /** BCP 47, as the feed or the detector gave it. */
  readonly language: string | null;
  readonly revisions: number;
}

/** Oldest first, ids deciding between equals: the one order every figure is computed in. */
export const inOrderOfTime = (items: readonly CoverageItem[]): CoverageItem[] =>
  [...items].sort((a, b) => a.publishedAt - b.publishedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
