import type { StoryEvidence } from '../../../services/analysis/src/evidence/evidence.ts';
import { loadContent, type Story } from '../../newsroom/content.ts';
import { itemsAt, planItems } from '../../newsroom/timeline.ts';
import { evidenceOf, type StoryItem } from './story-evidence.ts';

const FIXED_EPOCH = Date.UTC(2026, 0, 15);

const read = () => {
  const content = loadContent();
  const planned = planItems({ content: { ...content, singles: [] }, reserve: [], epoch: FIXED_EPOCH, pace: 1 });
  return { stories: content.stories, byStory: Map.groupBy(planned, ({ story }) => story) };
};

/** The sample newsroom told at any moment, in milliseconds since the epoch. */
export const newsroomThen = () => {
  const { stories, byStory } = read();
  const plannedOf = ({ slug }: Story) => byStory.get(slug) ?? [];
  const itemsThen = (story: Story, moment: number): StoryItem[] =>
    itemsAt(plannedOf(story), moment).map((item, index) => ({
      id: `${story.slug}-${index}`,
      ...{ title: item.title, summary: item.summary, text: item.paragraphs.join('\n') },
      ...{ outletId: item.outlet.id, outletName: item.outlet.name, owner: item.outlet.owner },
      ...{ language: item.outlet.language, publishedAt: item.publishedAt },
    }));
  return {
    stories,
    itemsThen,
    evidenceThen: (story: Story, moment: number): StoryEvidence => evidenceOf(story.slug, itemsThen(story, moment)),
    /** When something of a story is published or changed, in order. */
    momentsOf: (story: Story): number[] =>
      [...new Set(plannedOf(story).flatMap((item) => [item.publishedAt, item.revision?.at ?? item.publishedAt]))].sort(
        (a, b) => a - b,
      ),
  };
};

/** The stories of the sample newsroom with the evidence their items make, in the wording they have at the end. */
export const newsroomEvidence = (): { story: Story; evidence: StoryEvidence }[] => {
  const { stories, evidenceThen } = newsroomThen();
  return stories.map((story) => ({ story, evidence: evidenceThen(story, Number.POSITIVE_INFINITY) }));
};
