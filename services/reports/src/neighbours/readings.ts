import { type Persona, type StoryAnalysis, storyAnalysisSchema } from '@360/contracts/analysis';
import { type EvidenceBundle, evidenceBundleSchema } from '@360/contracts/evidence';
import type { Identity } from '@360/contracts/identity';
import { analyzeResponseSchema } from '@360/contracts/personas';
import { z } from 'zod';
import type { Reading } from '../making/frozen.ts';
import { openNeighbour } from './open-neighbour.ts';

const ANSWER_MS = 25_000;
/** A model may write the reading, and be asked again where it does not answer. */
const READING_MS = 90_000;

const briefingSchema = z.object({ analysis: storyAnalysisSchema });

/** What the analysis service computes of stories. All throw Away; null where there is no such story. */
export interface ReadingsClient {
  analysis: (storyId: string, signal: AbortSignal) => Promise<StoryAnalysis | null>;
  bundle: (storyId: string, signal: AbortSignal) => Promise<EvidenceBundle | null>;
  /** Asked in the name of the reader, whose allowance of written texts it counts on. */
  reading: (storyId: string, persona: Persona, reader: Identity, signal: AbortSignal) => Promise<Reading | null>;
  close: () => Promise<void>;
}

export const createReadingsClient = (at: { analysisUrl: string; identityKey: Uint8Array }): ReadingsClient => {
  const analysis = openNeighbour('analysis', at.analysisUrl, at.identityKey);
  const pathOf = (storyId: string, what: string): string => `/api/stories/${encodeURIComponent(storyId)}/${what}`;
  return {
    analysis: async (storyId, signal) => {
      const asked = { path: pathOf(storyId, 'briefing'), schema: briefingSchema, ms: ANSWER_MS };
      return (await analysis.find(asked, signal))?.analysis ?? null;
    },
    bundle: (storyId, signal) =>
      analysis.find({ path: pathOf(storyId, 'evidence'), schema: evidenceBundleSchema, ms: ANSWER_MS }, signal),
    reading: async (storyId, persona, identity, signal) => {
      const body = { storyId, persona, analysisType: 'ai-summary' };
      const asked = { path: '/api/personas/analyze', body, schema: analyzeResponseSchema, ms: READING_MS, identity };
      const answer = await analysis.find(asked, signal);
      if (!answer) return null;
      const { sentences, passages, writer, abstained } = answer;
      return { sentences, passages, writer, abstained };
    },
    close: analysis.close,
  };
};
