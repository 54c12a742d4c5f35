import type { GroupingSettings } from './settings.ts';

const DAY = 24 * 60 * 60_000;

/** What an item shows against one story. */
export interface Evidence {
  /** Head cosines with the members looked at, summed, and their number. */
  headSum: number;
  members: number;
  bestHead: number;
  bestBody: number;
  /** No member shares a name with the item, though both have names. */
  strangers: boolean;
  topical: boolean;
  /** Terms the item has beyond its head. */
  bodyTerms: number;
  /** Distance from the time the story spans, in ms. */
  gap: number;
}

/** Grows with distance in time and levels off: a story may return after weeks. */
const timePenalty = (gap: number, settings: GroupingSettings): number =>
  settings.timePenalty * (1 - Math.exp(-gap / (settings.timeScaleDays * DAY)));

/**
 * Cosine with the sum of the members' unit vectors. The length of that sum follows from the likeness that
 * members of a story have among each other, so no centroid has to be kept.
 */
const centroidCosine = ({ headSum, members }: Evidence, cohesion: number): number =>
  members === 0 ? 0 : Math.min(1, headSum / Math.sqrt(members + members * (members - 1) * cohesion));

const bodyWeightOf = (bodyTerms: number, settings: GroupingSettings): number =>
  settings.bodyWeight * Math.min(1, bodyTerms / settings.fullBodyTerms);

/** Nearness of two items, 0–1, whenever they were published: that of an item to a story of one. */
export const pairScore = (near: { head: number; body: number }, bodyTerms: number, settings: GroupingSettings) => {
  const headWeight = settings.centroidWeight + settings.memberWeight;
  const bodyWeight = bodyWeightOf(bodyTerms, settings);
  return (headWeight * near.head + bodyWeight * near.body) / (headWeight + bodyWeight);
};

/** Nearness of an item to a story, at most 1; penalties may take it below 0. */
export const storyScore = (evidence: Evidence, settings: GroupingSettings): number => {
  const { centroidWeight, memberWeight } = settings;
  const bodyWeight = bodyWeightOf(evidence.bodyTerms, settings);
  const likeness =
    centroidWeight * centroidCosine(evidence, settings.cohesion) +
    memberWeight * evidence.bestHead +
    bodyWeight * evidence.bestBody;
  const strangeness = evidence.strangers ? settings.strangerPenalty : 0;
  return likeness / (centroidWeight + memberWeight + bodyWeight) - timePenalty(evidence.gap, settings) - strangeness;
};

/**
 * Score from which an item joins its best story. Few terms make chance likeness probable and ask for more; a best
 * story far ahead of the second asks for less.
 */
export const joinThreshold = (terms: number, best: number, second: number, settings: GroupingSettings): number => {
  const margin = best > 0 ? Math.min(1, (best - Math.max(0, second)) / best) : 0;
  return settings.threshold + settings.fewTerms / Math.max(1, terms) - settings.marginBonus * margin;
};
