import type { Category } from '@360/contracts/vocabulary';
import { categoryPoints } from './category-nearness.ts';

/** What of an item its nearness to another is counted by. */
export interface RelatedFacts {
  /** Each name with every form it may be called by. */
  entities: string[][];
  keywords: string[];
  category: Category | null;
  source: string | null;
  /** ms; null where it is not known. */
  publishedAt: number | null;
  summaryLength: number;
}

/** An item must have more to be called related. */
export const LEAST_POINTS = 8;
const KEYWORDS_COMPARED = 15;

const HOUR_MS = 3_600_000;
const POINTS = { entity: 12, keyword: 8, sameSource: 4, otherSource: 1, longSummary: 2 };
const LONG_SUMMARY = 200;
const TIME_POINTS: [hours: number, points: number][] = [
  [6, 5],
  [24, 3],
  [168, 1],
];

const timePoints = (a: number | null, b: number | null): number => {
  if (a === null || b === null) return 0;
  const hours = Math.abs(a - b) / HOUR_MS;
  return TIME_POINTS.find(([under]) => hours < under)?.[1] ?? 0;
};

/** How many names and words two items share. */
export const sharedTerms = (current: RelatedFacts, other: RelatedFacts): { entities: number; keywords: number } => {
  const named = new Set(other.entities.flat());
  const worded = new Set(other.keywords.slice(0, KEYWORDS_COMPARED));
  return {
    entities: current.entities.filter((forms) => forms.some((form) => named.has(form))).length,
    keywords: current.keywords.slice(0, KEYWORDS_COMPARED).filter((word) => worded.has(word)).length,
  };
};

/**
 * How near an item is to the one being read: 12 points for each name both have, 8 for each of the first fifteen keywords,
 * up to 6 for the topic, 4 for the same source (1 for another), up to 5 for nearness in time, 2 for a summary worth
 * reading. These are the product's own constants.
 */
export const relatedPoints = (current: RelatedFacts, other: RelatedFacts): number => {
  const { entities, keywords } = sharedTerms(current, other);
  return (
    entities * POINTS.entity +
    keywords * POINTS.keyword +
    categoryPoints(current.category, other.category) +
    (current.source !== null && current.source === other.source ? POINTS.sameSource : POINTS.otherSource) +
    timePoints(current.publishedAt, other.publishedAt) +
    (other.summaryLength > LONG_SUMMARY ? POINTS.longSummary : 0)
  );
};
