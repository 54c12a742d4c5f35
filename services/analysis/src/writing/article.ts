import type { WrittenSection } from '@360/contracts/briefings';
import type { CitedSentence } from '@360/contracts/evidence';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { type PhraseKey, worded } from '../phrases/phrases.ts';
import { agreedOf, aloneOf, disputedOf } from './established.ts';
import { independentReports, indexOf } from './evidence-index.ts';
import { headlineOf } from './headline.ts';
import { missingOf } from './missing.ts';
import type { AnalysisParts } from './parts.ts';
import { reportedOf } from './reported.ts';
import { createSaidOnce } from './said-once.ts';
import { sourcesOf } from './sources.ts';
import { whoSaysWhat } from './who-says-what.ts';

export interface WrittenArticle {
  /** Title of one of the reports, as it is written. Null where none has one. */
  readonly headline: CitedSentence | null;
  readonly sections: WrittenSection[];
}

const MOST = { agreed: 8, reported: 8, alone: 3, disputed: 6, missing: 8, perspectives: 10, sources: 50 };

export const sectionOf = (key: PhraseKey, sentences: CitedSentence[]): WrittenSection => ({
  heading: worded(key),
  headingKey: key,
  storyId: null,
  sentences,
});

/**
 * A story in several paragraphs, each sentence with what it rests on and none told twice: what is established, what else is
 * reported, what one report alone says, what is disputed, what is missing, who says what, and the sources. A section
 * without a sentence is left out.
 */
export const articleOf = (evidence: StoryEvidence, parts: AnalysisParts): WrittenArticle => {
  const index = indexOf(evidence);
  const once = createSaidOnce();
  const { claims } = parts;
  const several = independentReports(evidence).length > 1;
  const disputed = once(disputedOf(index, claims), MOST.disputed);
  const sections = [
    sectionOf('article.established', once(agreedOf(index, claims), MOST.agreed)),
    sectionOf('article.reported', once(reportedOf(evidence, claims, { sentences: MOST.reported }), MOST.reported)),
    sectionOf('article.single-report', once(several ? aloneOf(index, claims) : [], MOST.alone)),
    sectionOf('article.disputed', disputed),
    sectionOf('article.missing', once(missingOf(parts), MOST.missing)),
    sectionOf('article.perspectives', once(whoSaysWhat(index, parts.perspectives), MOST.perspectives)),
    sectionOf('article.sources', once(sourcesOf(evidence), MOST.sources)),
  ];
  return { headline: headlineOf(evidence, claims), sections: sections.filter(({ sentences }) => sentences.length > 0) };
};

/** The article in one text: paragraphs with a blank line between, without headings. */
export const fullText = ({ sections }: Pick<WrittenArticle, 'sections'>): string =>
  sections.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')).join('\n\n');
