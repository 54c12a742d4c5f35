import type { CitedSentence } from '@360/contracts/evidence';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { phrase } from '../phrases/phrases.ts';
import { titleSegment } from './evidence-index.ts';
import { standsAlone } from './stands-alone.ts';

const changesIn = (report: EvidenceReport): CitedSentence[] => {
  const { outletName: outlet, language, segments, revisions } = report;
  const title = titleSegment(report);
  return revisions.flatMap(({ kind, after }) => {
    if (kind === 'title' && title && after === title.text)
      return phrase('reading.changed', { outlet, title: title.text }, { passages: [title.id] });
    const corrected = kind === 'correction' && segments.find(({ text }) => after !== null && text === after);
    if (!corrected || !standsAlone(corrected, language)) return [];
    return phrase('reading.corrected', { outlet, sentence: corrected.text }, { passages: [corrected.id] });
  });
};

/** What outlets have changed in their titles or corrected, as far as the evidence still shows what they say now. */
export const changedOf = (reports: readonly EvidenceReport[]): CitedSentence[] => reports.flatMap(changesIn);
