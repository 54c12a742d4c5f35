import { citedIn, type Draft, givenOf, noteOf, passagesFrom } from '../reading-room/draft.ts';
import { type OpenedStory, partsOf, weightiestOf } from '../reading-room/opened-story.ts';
import { articleSections } from './article-sections.ts';

/** An article on a story, as our own rules write it. */
export const articleDraft = (story: OpenedStory): Draft => {
  const { analysis, evidence } = story;
  const { headline, sections } = articleSections(evidence, partsOf(analysis));
  const cited = citedIn(sections);
  const { given, language } = givenOf([...cited, ...weightiestOf(story)], evidence.reports);
  return {
    ...{ headline: headline?.text ?? evidence.title, sections, given, language },
    passages: passagesFrom([...cited, ...given.map(({ id }) => id)], evidence.reports),
    notes: Object.fromEntries(evidence.reports.map((report) => [report.id, noteOf(report)])),
    origins: evidence.reports.map(({ id, outletId }) => ({ itemId: id, outletId })),
    confidence: analysis.confidence.value === null ? null : analysis.confidence.value / 100,
  };
};
