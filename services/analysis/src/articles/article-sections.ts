import type { WrittenSection } from '@360/contracts/briefings';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { phrase } from '../phrases/phrases.ts';
import { articleOf, sectionOf, type WrittenArticle } from '../writing/article.ts';
import { independentReports, titleSegment } from '../writing/evidence-index.ts';
import type { AnalysisParts } from '../writing/parts.ts';

const withWhatIsMissing = (sections: WrittenSection[], evidence: StoryEvidence): WrittenSection[] => {
  const [only, ...others] = independentReports(evidence);
  const title = only && titleSegment(only);
  if (!title || others.length > 0) return sections;
  const thin = phrase('article.unconfirmed', {}, { passages: [title.id] });
  const at = sections.findIndex(({ headingKey }) => headingKey === 'article.missing');
  const missing = sectionOf('article.missing', [thin, ...(sections[at]?.sentences ?? [])]);
  if (at >= 0) return sections.with(at, missing);
  const sources = sections.findIndex(({ headingKey }) => headingKey === 'article.sources');
  return sections.toSpliced(sources < 0 ? sections.length : sources, 0, missing);
};

/** A story as an article; where one report alone tells it, the article says so. */
export const articleSections = (evidence: StoryEvidence, parts: AnalysisParts): WrittenArticle => {
  const { headline, sections } = articleOf(evidence, parts);
  return { headline, sections: withWhatIsMissing(sections, evidence) };
};
