import type { StoryAnalysis, StoryBriefing } from '@360/contracts/analysis';

/** A story's analysis in the words that readers of it know. The quick summary is the first sentence of the summary. */
export const briefingOf = (analysis: StoryAnalysis): StoryBriefing => ({
  id: analysis.storyId,
  title: analysis.title,
  summary: analysis.summary.map(({ text }) => text).join(' '),
  quickSummary: analysis.summary[0]?.text ?? '',
  epistemologyTag: analysis.epistemologyTag,
  perspectives: analysis.perspectives,
  consensusPoints: analysis.consensusPoints,
  blindspots: analysis.blindspotDetails.map(({ text }) => text),
  globalMentions: analysis.globalMentions,
  analysis,
});
