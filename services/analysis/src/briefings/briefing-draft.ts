import type { Persona } from '@360/contracts/analysis';
import type { WrittenSection } from '@360/contracts/briefings';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { documentNote, documentReport, type ReadDocument } from '../reading-room/document-report.ts';
import { citedIn, type Draft, givenOf, noteOf, passagesFrom } from '../reading-room/draft.ts';
import { confidenceOfAll, type OpenedStory, partsOf, weightiestOf } from '../reading-room/opened-story.ts';
import { sectionOf } from '../writing/article.ts';
import { briefingOf } from '../writing/briefing.ts';
import { readingOf } from '../writing/readings.ts';
import { createSaidOnce } from '../writing/said-once.ts';

const MOST_OF_PERSONA = 6;
/** Of each document a model is told so many sentences before it hears of stories. */
const FIRST_OF_DOCUMENT = 12;

export interface BriefingMaterial {
  subject: string;
  persona: Persona;
  stories: readonly OpenedStory[];
  documents: readonly ReadDocument[];
  /** When it was asked for, in milliseconds since the epoch. */
  at: number;
}

/** What the persona sees in the stories that the sections do not tell, before what is missing. */
const withReading = (sections: WrittenSection[], { persona, stories }: BriefingMaterial): WrittenSection[] => {
  const once = createSaidOnce();
  for (const { sentences } of sections) once(sentences);
  const read = stories.flatMap(({ analysis, evidence }) => readingOf(persona, { ...partsOf(analysis), evidence }));
  const reading = once(read, MOST_OF_PERSONA);
  if (reading.length === 0) return sections;
  const at = sections.findIndex(
    ({ headingKey }) => headingKey === 'article.missing' || headingKey === 'article.sources',
  );
  return sections.toSpliced(at < 0 ? sections.length : at, 0, sectionOf(`briefing.${persona}`, reading));
};

const idsOf = (reports: readonly EvidenceReport[], most: number): string[] =>
  reports.flatMap(({ segments }) => segments.slice(0, most).map(({ id }) => id));

/** A briefing on a reader's subject, as our own rules write it. */
export const briefingDraft = (material: BriefingMaterial): Draft => {
  const { subject, stories, documents, at } = material;
  const handedIn = documents.map((document) => documentReport(document, at));
  const briefed = stories.map(({ analysis, evidence }) => ({ evidence, parts: partsOf(analysis) }));
  const sections = withReading(briefingOf(subject, briefed, handedIn).sections, material);
  const told = stories.flatMap(({ evidence }) => evidence.reports);
  const reports = [...handedIn, ...told];
  const weightiest = [...idsOf(handedIn, FIRST_OF_DOCUMENT), ...citedIn(sections), ...stories.flatMap(weightiestOf)];
  const { given, language } = givenOf(weightiest, reports);
  return {
    ...{ headline: subject, sections, given, language },
    passages: passagesFrom([...citedIn(sections), ...given.map(({ id }) => id)], reports),
    notes: Object.fromEntries([
      ...told.map((report) => [report.id, noteOf(report)] as const),
      ...documents.map((document) => [document.id, documentNote(document)] as const),
    ]),
    origins: told.map(({ id, outletId }) => ({ itemId: id, outletId })),
    confidence: confidenceOfAll(stories.map(({ analysis }) => analysis)),
  };
};
