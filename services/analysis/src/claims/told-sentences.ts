import type { EvidenceReport, Segment } from '../evidence/evidence.ts';
import { claimSentencesOf } from './claim-sentences.ts';
import { type ReadSentence, readSentence, withPlaces } from './read-sentence.ts';

/** A claim sentence with who tells it. */
export interface Told {
  readonly segment: Segment;
  readonly item: EvidenceReport;
  readonly report: number;
  /** Stands in the title, the summary or the first two sentences of the body. */
  readonly lead: boolean;
  readonly read: ReadSentence;
}

/** Who speaks in each independent report, and who repeats it. */
export interface Voices {
  /** Items that speak for their report: those of the outlet whose own it is, oldest first. */
  readonly own: readonly EvidenceReport[];
  /** Items that repeat a report, by its number. */
  readonly copies: ReadonlyMap<number, readonly EvidenceReport[]>;
}

const LEAD_SENTENCES = 2;

const inOrderOfTime = (items: readonly EvidenceReport[]): EvidenceReport[] =>
  [...items].sort((a, b) => a.publishedAt - b.publishedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

/** Tells the outlet a report belongs to (that of its first item that is no copy) from those that repeat it. */
export const voicesOf = (items: readonly EvidenceReport[]): Voices => {
  const outletOf = new Map<number, string>();
  const ordered = inOrderOfTime(items);
  for (const { report, outletId, copyOf } of ordered)
    if (copyOf === null && !outletOf.has(report)) outletOf.set(report, outletId);
  const speaks = ({ report, outletId, copyOf }: EvidenceReport) => copyOf === null && outletOf.get(report) === outletId;
  return {
    own: ordered.filter(speaks),
    copies: Map.groupBy(
      ordered.filter((item) => !speaks(item)),
      ({ report }) => report,
    ),
  };
};

const isLead = (item: EvidenceReport) => {
  const first = item.segments.find(({ part }) => part === 'body')?.index ?? 0;
  return ({ part, index }: Segment): boolean => part !== 'body' || index < first + LEAD_SENTENCES;
};

/** The claim sentences of an item, read. */
export const toldBy = (item: EvidenceReport, most?: number): Told[] => {
  const lead = isLead(item);
  const sentences = claimSentencesOf(item, most).map((segment) => ({
    ...{ segment, item, report: item.report, lead: lead(segment) },
    read: readSentence(segment.text, item.publishedAt, item.language),
  }));
  const placed = withPlaces(sentences);
  return sentences.map((sentence, at) => ({ ...sentence, read: placed[at] ?? sentence.read }));
};
