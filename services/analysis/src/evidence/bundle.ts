import { BUNDLE_FORMAT, type EvidenceBundle, type EvidenceItem, type Passage } from '@360/contracts/evidence';
import { sealedTextOf } from '@360/contracts/verify-evidence';
import { contentHashOf, digestOf, printsOf } from './digests.ts';
import type { EvidenceReport, Segment, StoryEvidence } from './evidence.ts';

/** A segment as it is quoted. */
export const passageOf = ({ id, itemId, index, offset, text }: Segment): Passage => ({
  ...{ id, itemId, segment: index, offset, length: text.length, text },
});

const itemOf = (report: EvidenceReport): EvidenceItem => {
  const segments = printsOf(report.segments);
  return {
    ...{
      id: report.id,
      url: report.url,
      title: report.title,
      outletId: report.outletId,
      outletName: report.outletName,
    },
    ...{ owner: report.owner, country: report.country, language: report.language },
    publishedAt: new Date(report.publishedAt).toISOString(),
    ...{ report: report.report, copyOf: report.copyOf, creditTo: report.creditTo },
    ...{ contentHash: contentHashOf(segments), segments },
  };
};

/**
 * The passages of those ids in the order of the evidence, each once.
 * @throws Error where one is not in the evidence
 */
export const passagesCited = (ids: readonly string[], { reports }: StoryEvidence): Passage[] => {
  const wanted = new Set(ids);
  const found = reports.flatMap(({ segments }) => segments.filter(({ id }) => wanted.has(id))).map(passageOf);
  if (found.length < wanted.size) {
    const known = new Set(found.map(({ id }) => id));
    throw new Error(`The evidence has no passage ${[...wanted].find((id) => !known.has(id))}.`);
  }
  return found;
};

/**
 * What an analysis rests on, so that anybody can check it: all items, the passages that a sentence cites and no others, the
 * figures that a sentence states. The same evidence and sentences give the same bytes.
 * @throws Error where a sentence cites a passage or states a figure that is not there
 */
export const bundleOf = (
  sentences: EvidenceBundle['sentences'],
  evidence: StoryEvidence,
  figures: EvidenceBundle['figures'],
  analysisVersion: number,
): EvidenceBundle => {
  const stated = new Set(sentences.flatMap((sentence) => sentence.figures));
  const missing = [...stated].find((name) => !Object.hasOwn(figures, name));
  if (missing !== undefined) throw new Error(`There is no figure ${missing}.`);
  const open = {
    ...{ format: BUNDLE_FORMAT, analysisVersion, storyId: evidence.storyId },
    asOf: new Date(evidence.asOf).toISOString(),
    items: evidence.reports.map(itemOf),
    passages: passagesCited(
      sentences.flatMap((sentence) => sentence.passages),
      evidence,
    ),
    figures: Object.fromEntries(Object.entries(figures).filter(([name]) => stated.has(name))),
    sentences: [...sentences],
  };
  return { ...open, seal: digestOf(sealedTextOf(open)) } as EvidenceBundle;
};
