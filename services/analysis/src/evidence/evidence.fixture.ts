import type { EvidenceReport, StoryEvidence } from './evidence.ts';
import { segmentsOf } from './segments.ts';

export const START = Date.UTC(2026, 4, 12, 6, 0);

/** A report of one outlet with nothing in it but what a test says; its id is its outlet's unless given. */
export const evidenceReport = (
  outletId: string,
  words: { title: string; summary?: string; text?: string },
  more: Partial<EvidenceReport> = {},
): EvidenceReport => {
  const id = more.id ?? outletId;
  const language = more.language === undefined ? 'en' : more.language;
  return {
    ...{ id, url: `https://${outletId}.example/${id}`, title: words.title, outletId, outletName: `The ${outletId}` },
    ...{ owner: null, outletKind: null, country: null, language, publishedAt: START, contentType: 'article' },
    ...{ isPost: false, approach: null, report: 0, copyOf: null, creditTo: null, revisions: [] },
    segments: segmentsOf({ id, title: words.title, summary: words.summary ?? '', text: words.text ?? '', language }),
    ...more,
  };
};

/** A story of these reports, in no category and with nothing known of what is usual. */
export const storyEvidence = (
  reports: readonly EvidenceReport[],
  more: Partial<StoryEvidence> = {},
): StoryEvidence => ({
  ...{ storyId: 'story', title: reports[0]?.title ?? '', category: null, asOf: START, reports, catalogue: [] },
  ...{ usualPerHour: null, velocity: null },
  usualApproaches: {
    shares: { institutional: 0, economic: 0, technological: 0, environmental: 0, social: 0, investigative: 0 },
    reports: 0,
  },
  ...more,
});
