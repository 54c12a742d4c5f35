import { sentencesIn } from '@360/reading/sentences';
import type { EvidenceReport, Segment, StoryEvidence } from '../../../services/analysis/src/evidence/evidence.ts';
import { reportsOf } from '../../../services/feed/src/stories/coverage/independence.ts';
import { APPROACHES, type Approach } from '../../../services/shared/contracts/src/vocabulary.ts';

/** One item of a story as sets of measured items and the sample newsroom give it. */
export interface StoryItem {
  id: string;
  title: string;
  summary: string;
  text: string;
  outletId: string;
  outletName: string;
  owner: string | null;
  language: string;
  /** Milliseconds since the epoch. */
  publishedAt: number;
}

const segmentsOf = ({ id, title, summary, text, language }: StoryItem): Segment[] => {
  const parts = [
    { part: 'title' as const, text: title },
    { part: 'summary' as const, text: summary },
    { part: 'body' as const, text },
  ].filter((each) => each.text !== '');
  let offset = 0;
  const found: Omit<Segment, 'id' | 'index'>[] = [];
  for (const { part, text: whole } of parts) {
    const spans = part === 'title' ? [{ start: 0, text: whole }] : sentencesIn(whole, language);
    for (const { start, text: sentence } of spans)
      found.push({ itemId: id, part, offset: offset + start, text: sentence, boilerplate: false });
    offset += whole.length + 2;
  }
  return found.map((segment, index) => ({ ...segment, index, id: `${id}#${index}` }));
};

/** The evidence of one story, independent reports and copies told apart as the feed service does. */
export const evidenceOf = (storyId: string, items: readonly StoryItem[]): StoryEvidence => {
  const covered = items.map((item) => ({ ...item, country: null, revisions: 0 }));
  const { groupOf, copyOf, creditOf } = reportsOf(covered);
  const reports = items.map(
    (item): EvidenceReport => ({
      ...{ id: item.id, url: `https://${item.outletId}.example/${item.id}`, title: item.title },
      ...{ outletId: item.outletId, outletName: item.outletName, owner: item.owner, outletKind: null, country: null },
      ...{
        language: item.language,
        publishedAt: item.publishedAt,
        contentType: 'article',
        isPost: false,
        approach: null,
      },
      report: groupOf.get(item.id) ?? 0,
      copyOf: copyOf.get(item.id) ?? null,
      creditTo: creditOf.has(item.id) ? item.outletName : null,
      revisions: [],
      segments: segmentsOf(item),
    }),
  );
  return {
    ...{
      storyId,
      title: items[0]?.title ?? '',
      category: null,
      reports,
      catalogue: [],
      usualPerHour: null,
      velocity: null,
    },
    asOf: Math.max(...items.map(({ publishedAt }) => publishedAt)),
    usualApproaches: {
      shares: Object.fromEntries(APPROACHES.map((approach) => [approach, 0])) as Record<Approach, number>,
      reports: 0,
    },
  };
};
