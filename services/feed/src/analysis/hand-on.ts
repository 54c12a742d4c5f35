import type { Producer } from '@360/chassis/queue/create-producer';
import type { storyAnalysis } from '@360/contracts/jobs';
import type { z } from 'zod';

export type AnalysisJob = z.infer<(typeof storyAnalysis)['payload']>;

/** Tells the analysis service which stories have other reports now, or are gone. Throws when the queue does not take it. */
export interface AnalysisHandOn {
  stories: (ids: string[], asOf: Date) => Promise<void>;
}

/** The queue makes one of the jobs of a story that waits; those of a flood travel together. */
export const createAnalysisHandOn = ({ producer }: { producer: Pick<Producer<AnalysisJob>, 'add'> }) =>
  ({
    stories: async (ids, asOf) => {
      await Promise.all([...new Set(ids)].map((storyId) => producer.add({ storyId, asOf: asOf.getTime() })));
    },
  }) satisfies AnalysisHandOn;
