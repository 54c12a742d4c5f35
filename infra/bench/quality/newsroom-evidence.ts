import type { StoryEvidence } from '../../../services/analysis/src/evidence/evidence.ts';
import { loadContent, type Story } from '../../newsroom/content.ts';
import { itemsAt, planItems } from '../../newsroom/timeline.ts';
import { evidenceOf } from './story-evidence.ts';

const FIXED_EPOCH = Date.UTC(2026, 0, 15);

/** The stories of the sample newsroom with the evidence their items make, in the wording they have at the end. */
export const newsroomEvidence = (): { story: Story; evidence: StoryEvidence }[] => {
  const content = loadContent();
  const planned = planItems({ content: { ...content, singles: [] }, reserve: [], epoch: FIXED_EPOCH, pace: 1 });
  const byStory = Map.groupBy(itemsAt(planned, Number.POSITIVE_INFINITY), ({ story }) => story);
  return content.stories.map((story) => {
    const items = (byStory.get(story.slug) ?? []).map((item, index) => ({
      id: `${story.slug}-${index}`,
      ...{ title: item.title, summary: item.summary, text: item.paragraphs.join('\n') },
      ...{ outletId: item.outlet.id, outletName: item.outlet.name, owner: item.outlet.owner },
      ...{ language: item.outlet.language, publishedAt: item.publishedAt },
    }));
    return { story, evidence: evidenceOf(story.slug, items) };
  });
};
