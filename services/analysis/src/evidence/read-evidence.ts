import type { OutletRecords, StorySource } from '@360/contracts/evidence-source';
import type { EvidenceReport, StoryEvidence } from './evidence.ts';
import type { FeedClient } from './feed-client.ts';
import { revisionsOf } from './read-revisions.ts';
import { segmentsOf } from './segments.ts';

const reportOf = (source: StorySource['reports'][number]): EvidenceReport => {
  const { summary: _summary, text: _text, cut: _cut, publishedAt, revisions, ...fields } = source;
  return {
    ...fields,
    publishedAt: Date.parse(publishedAt),
    revisions: revisions.flatMap(revisionsOf),
    segments: segmentsOf(source),
  };
};

const inOrderOfTime = (a: EvidenceReport, b: EvidenceReport): number =>
  a.publishedAt - b.publishedAt || (a.id < b.id ? -1 : 1);

/** What the feed service says, frozen as evidence. */
export const evidenceOf = (story: StorySource, records: OutletRecords): StoryEvidence => ({
  ...{ storyId: story.id, title: story.title, category: story.category, asOf: Date.parse(story.asOf) },
  reports: story.reports.map(reportOf).sort(inOrderOfTime),
  catalogue: records.outlets.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ...{ usualPerHour: story.usualPerHour, velocity: story.velocity, usualApproaches: story.usualApproaches },
});

/** Everything a story's analysis is computed from; null where there is no such story. @throws FeedAway */
export const readEvidence = async (
  storyId: string,
  feed: FeedClient,
  signal: AbortSignal,
): Promise<StoryEvidence | null> => {
  const story = await feed.story(storyId, signal);
  return story && evidenceOf(story, await feed.outlets(story.category, signal));
};
