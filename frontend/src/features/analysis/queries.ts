import type { AnalysisTab, Persona, StoryBriefing } from '@360/contracts/analysis';
import type { AnalyzeRequest, AnalyzeResponse, CrossCompareResponse } from '@360/contracts/personas';
import type { Story } from '@360/contracts/stories';
import type { StoryChanges } from '@360/contracts/story-changes';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from '../../lib/api.ts';

const path = (storyId: string, rest: string) => `/api/stories/${encodeURIComponent(storyId)}/${rest}`;

export const evidencePath = (storyId: string): string => path(storyId, 'evidence');

/** What is computed of a story. It stands under the story's own key: read again when the story changes. */
export const briefingQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['story', storyId, 'briefing'],
    queryFn: ({ signal }) => getJson<StoryBriefing>(path(storyId, 'briefing'), signal),
  });

/** What became of the claims since a reader was here. @param since an ISO instant */
export const changesQuery = (storyId: string, since: string) =>
  queryOptions({
    queryKey: ['story', storyId, 'changes', since],
    queryFn: ({ signal }) =>
      getJson<StoryChanges>(path(storyId, `briefing/changes?since=${encodeURIComponent(since)}`), signal),
  });

/** An answer that came and says that it could not be made. */
export class AnalysisFailed extends Error {
  override readonly name = 'AnalysisFailed';
}

const told = <Answer extends { success: boolean }>(answer: Answer): Answer => {
  if (!answer.success) throw new AnalysisFailed();
  return answer;
};

const about = ({ id, title, summary }: Story) => ({ storyId: id, storyTitle: title, storySummary: summary });

/** A persona's reading for one tab: asked for once a pair, since it may be written by a provider. */
export const readingQuery = (story: Story, tab: AnalysisTab, persona: Persona) =>
  queryOptions({
    queryKey: ['reading', story.id, tab, persona],
    queryFn: async () => {
      const body: AnalyzeRequest = { ...about(story), persona, analysisType: tab };
      return told(await postJson<AnalyzeResponse>('/api/personas/analyze', body));
    },
  });

/** The three personas on the same evidence. */
export const comparisonQuery = (story: Story) =>
  queryOptions({
    queryKey: ['reading', story.id, 'personas'],
    queryFn: async () =>
      told(
        await postJson<CrossCompareResponse>('/api/personas/cross-compare', {
          ...about(story),
          analysisType: 'compare',
        }),
      ),
  });
