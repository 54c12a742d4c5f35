import type { CitedSentence } from '@360/contracts/evidence';
import type { EvidenceReport, StoryEvidence } from '../evidence/evidence.ts';
import { phrase } from '../phrases/phrases.ts';
import { titleSegment } from './evidence-index.ts';

const sourceOf = (report: EvidenceReport, nameOf: (itemId: string) => string | undefined): CitedSentence[] => {
  const { outletName: outlet, copyOf, creditTo } = report;
  const title = titleSegment(report);
  if (!title) return [];
  const grounds = { passages: [title.id] };
  const origin = copyOf === null ? undefined : nameOf(copyOf);
  if (origin !== undefined) return [phrase('article.source-copy', { outlet, origin }, grounds)];
  if (creditTo !== null) return [phrase('article.source-credited', { outlet, origin: creditTo }, grounds)];
  return [phrase('article.source', { outlet, title: title.text }, grounds)];
};

/** Who has reported, under which title, and whose report is another's. */
export const sourcesOf = ({ reports }: StoryEvidence): CitedSentence[] => {
  const names = new Map(reports.map(({ id, outletName }) => [id, outletName]));
  const outlets = new Set(names.values());
  // A copy is named by the item it repeats or by its outlet.
  const nameOf = (copied: string) => names.get(copied) ?? (outlets.has(copied) ? copied : undefined);
  return reports.flatMap((report) => sourceOf(report, nameOf));
};
