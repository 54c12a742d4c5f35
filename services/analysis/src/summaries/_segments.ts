import type { EvidenceReport } from '../evidence/evidence.ts';
import { segmentsOf } from '../evidence/segments.ts';

/** A report as tests write it down: a title and its text, whatever else matters. */
export const reportOf = (
  id: string,
  title: string,
  text: string,
  more: Partial<Omit<EvidenceReport, 'segments'>> = {},
): EvidenceReport => {
  const language = more.language ?? 'en';
  return {
    ...{ id, url: `http://${id}.example/1`, title, outletId: id, outletName: id, owner: null, outletKind: null },
    ...{ country: null, language, publishedAt: 0, contentType: 'article', isPost: false, approach: null },
    ...{ report: 0, copyOf: null, creditTo: null, revisions: [] },
    ...more,
    segments: segmentsOf({ id, title, summary: '', text, language }),
  };
};
