import { analyseStory } from '../analyse/analyse-story.ts';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { firstReports } from '../evidence/independent.ts';
import type { OpenedStory } from '../reading-room/opened-story.ts';

/** At most so many reports: the first of each independent report before those that repeat one, oldest first. */
export const cutEvidence = (evidence: StoryEvidence, most: number): StoryEvidence => {
  if (evidence.reports.length <= most) return evidence;
  const first = firstReports(evidence.reports);
  const kept = new Set([...first, ...evidence.reports.filter((report) => !first.includes(report))].slice(0, most));
  return { ...evidence, reports: evidence.reports.filter((report) => kept.has(report)) };
};

/** Stories of so many reports together, each its share and the first what is left; analysed anew where one is cut. */
export const cutStories = (stories: readonly OpenedStory[], most: number): OpenedStory[] => {
  let left = most;
  const fair = Math.max(1, Math.floor(most / Math.max(1, stories.length)));
  const spare = stories.reduce(
    (sum, { evidence }) => sum + Math.max(0, fair - evidence.reports.length),
    most - fair * stories.length,
  );
  return stories.flatMap((story, at) => {
    const share = Math.min(left, at === 0 ? fair + Math.max(0, spare) : fair);
    if (share <= 0) return [];
    const evidence = cutEvidence(story.evidence, share);
    left -= evidence.reports.length;
    return [evidence === story.evidence ? story : { evidence, analysis: analyseStory(evidence) }];
  });
};
