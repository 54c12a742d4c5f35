import type { Claim, Perspective, StoryAnalysis } from '@360/contracts/analysis';
import type { AnomalyType, FlaggedItem } from '@360/contracts/civ';

export type Signal = FlaggedItem['signals'][number];

/** What a detector says of one item. */
export interface Finding {
  itemId: string;
  type: AnomalyType;
  /** 0–100, by the formula of its detector. */
  severity: number;
  /** The one that says most first. */
  signals: [Signal, ...Signal[]];
}

/** A story as the detectors read it. */
export interface StoryView {
  analysis: StoryAnalysis;
  /** Texts of passages by their ids. */
  passages: ReadonlyMap<string, string>;
  /** Outlets that tell the story in their own words, each once. */
  own: readonly Perspective[];
}

/** An analysis with what detectors look up in it. Outlets that repeat another's text do not speak for themselves. */
export const viewOf = (analysis: StoryAnalysis): StoryView => ({
  analysis,
  passages: new Map(analysis.passages.map(({ id, text }) => [id, text])),
  own: analysis.perspectives.filter(({ copyOf }) => copyOf === null),
});

export const boundedSeverity = (value: number): number => Math.max(0, Math.min(100, Math.round(value)));

/** Words of an item as they stand there; null where the analysis does not hold them. */
export const quoteOf = ({ analysis, passages }: StoryView, itemId: string, passage: string): Signal['quote'] => {
  const text = passages.get(passage);
  const source = analysis.sources[itemId];
  return text && source ? { text, outletName: source.outletName, url: source.url } : null;
};

export type Stance = Claim['stances'][number];
export const supportersOf = ({ stances }: Claim): Stance[] => stances.filter(({ stance }) => stance === 'supports');
export const opponentsOf = ({ stances }: Claim): Stance[] => stances.filter(({ stance }) => stance === 'contradicts');
