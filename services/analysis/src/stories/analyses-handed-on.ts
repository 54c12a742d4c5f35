import type { MarkedHandOn } from '@360/chassis/queue/marked-hand-on';
import type { StoryAnalysisRepo } from './story-analysis.repo.ts';

/**
 * The same writers of analyses, whose changes reach the community service too: it looks for anomalies in what was computed
 * anew, and withdraws those of what is gone.
 */
export const analysesHandedOn = (
  analyses: StoryAnalysisRepo,
  { around }: Pick<MarkedHandOn, 'around'>,
): StoryAnalysisRepo => ({
  ...analyses,
  save: (id, ticket, result, claims, now) => around([id], () => analyses.save(id, ticket, result, claims, now)),
  clear: async (id, ticket, now, options) => {
    const write = () => analyses.clear(id, ticket, now, options);
    await ((await analyses.standing(id)) ? around([id], write) : write());
  },
});
