import { contentStems, wordsOf } from '@360/reading/words';
import type { Segment, StoryEvidence } from '../evidence/evidence.ts';
import { firstReports } from '../evidence/independent.ts';

/** The title and the first sentences say what a report is about. */
const LEAD_SEGMENTS = 4;

const stemsOf = (text: string): Set<string> => contentStems(wordsOf(text));

/**
 * How far a sentence speaks of what the story is about: of its content stems, the share of other independent reports that
 * have each in their title or first sentences, summed and divided by the square root of their number, so that neither one
 * word nor many decide. 0 where no other report shares any.
 */
export const centralityIn = (evidence: Pick<StoryEvidence, 'reports'>): ((segment: Segment) => number) => {
  const leads = firstReports(evidence.reports).map(({ report, segments }) => ({
    report,
    stems: stemsOf(
      segments
        .slice(0, LEAD_SEGMENTS)
        .map(({ text }) => text)
        .join('\n'),
    ),
  }));
  const reportOfItem = new Map(evidence.reports.map(({ id, report }) => [id, report]));
  const known = new Map<string, number>();
  const measure = ({ text, itemId }: Segment): number => {
    const others = leads.filter(({ report }) => report !== reportOfItem.get(itemId));
    const stems = [...stemsOf(text)];
    if (others.length === 0 || stems.length === 0) return 0;
    const shared = stems.reduce((sum, stem) => sum + others.filter(({ stems }) => stems.has(stem)).length, 0);
    return shared / others.length / Math.sqrt(stems.length);
  };
  return (segment) => {
    const found = known.get(segment.id) ?? measure(segment);
    known.set(segment.id, found);
    return found;
  };
};
