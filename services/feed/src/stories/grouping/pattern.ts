import type { GroupingSettings } from './settings.ts';

/** What two items have in common apart from their subject. */
export interface Common {
  /** Share of their turns of phrase, names and figures masked, 0–1. */
  frame: number;
  /** Share of the names of the one that has more of them, 0–1; null where one has none. */
  names: number | null;
  /** Share of the figures of the one that has fewer, 0–1; null where one has none. */
  figures: number | null;
}

/**
 * Whether two items are notices written from one pattern about different events: match reports, results, warnings.
 * They share their turns of phrase as copies do, but a copy keeps the names and figures.
 */
export const isOtherNotice = ({ frame, names, figures }: Common, settings: GroupingSettings): boolean => {
  if (frame < settings.patternFrame) return false;
  if (names === null) return figures !== null && figures < settings.copiedFigures;
  return names < settings.patternNames || (figures === 0 && names < settings.copiedNames);
};
