import type { WrittenSection } from '@360/contracts/briefings';
import type { CitedSentence } from '@360/contracts/evidence';
import type { EvidenceReport, StoryEvidence } from '../evidence/evidence.ts';
import { summarise } from '../summaries/summarise.ts';
import { takenWhole } from '../summaries/taken-whole.ts';
import { sectionOf } from './article.ts';
import { agreedOf, aloneOf, disputedOf } from './established.ts';
import { independentReports, indexOf } from './evidence-index.ts';
import { headlineOf } from './headline.ts';
import { missingOf } from './missing.ts';
import type { AnalysisParts } from './parts.ts';
import { aloneIn, reportedOf } from './reported.ts';
import { createSaidOnce, type SaidOnce } from './said-once.ts';
import { sourcesOf } from './sources.ts';

export interface BriefedStory {
  readonly evidence: StoryEvidence;
  readonly parts: AnalysisParts;
}

export interface WrittenBriefing {
  /** The reader's own words. */
  readonly headline: string;
  readonly sections: WrittenSection[];
}

const MOST = { told: 5, reported: 4, disputed: 3, alone: 2, missing: 3, document: 4, sources: 12 };

const storySection = ({ evidence, parts }: BriefedStory, once: SaidOnce): WrittenSection => {
  const index = indexOf(evidence);
  const { claims } = parts;
  const several = independentReports(evidence).length > 1;
  const disputed = once(disputedOf(index, claims), MOST.disputed);
  const sentences = [
    ...once(agreedOf(index, claims), MOST.told),
    ...once(reportedOf(evidence, claims, { sentences: MOST.reported })),
    ...once(several ? aloneOf(index, claims) : [], MOST.alone),
    ...disputed,
  ];
  const heading = headlineOf(evidence, claims)?.text ?? evidence.title;
  return { heading, headingKey: null, storyId: evidence.storyId, sentences };
};

const documentSection = (document: EvidenceReport, once: SaidOnce): WrittenSection => {
  const told = summarise([aloneIn(document)], { sentences: MOST.document }).map((segment) => takenWhole(segment));
  return { heading: document.title, headingKey: null, storyId: null, sentences: once(told) };
};

/**
 * A briefing on a reader's subject: a section for each document that was read, one for each story found, what their
 * coverage lacks, and the sources. A section without a sentence is left out.
 */
export const briefingOf = (
  subject: string,
  stories: readonly BriefedStory[],
  documents: readonly EvidenceReport[] = [],
): WrittenBriefing => {
  const once = createSaidOnce();
  const gathered = (of: (story: BriefedStory) => CitedSentence[], most: number): CitedSentence[] =>
    stories.flatMap((story) => once(of(story), most));
  const sections = [
    ...documents.map((document) => documentSection(document, once)),
    ...stories.map((story) => storySection(story, once)),
    sectionOf(
      'article.missing',
      gathered(({ parts }) => missingOf(parts), MOST.missing),
    ),
    sectionOf(
      'article.sources',
      gathered(({ evidence }) => sourcesOf(evidence), MOST.sources),
    ),
  ];
  return { headline: subject, sections: sections.filter(({ sentences }) => sentences.length > 0) };
};
