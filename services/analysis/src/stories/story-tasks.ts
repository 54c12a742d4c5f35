import type { AnalysisTab, Persona, StoryAnalysis, StoryBriefing } from '@360/contracts/analysis';
import type { Comparison } from '@360/contracts/personas';
import { type SummaryMaterial, summariseWords } from '../ai-summaries/summarise-words.ts';
import { analyseStory } from '../analyse/analyse-story.ts';
import { storyBundle } from '../analyse/story-bundle.ts';
import type { StoryEvidence } from '../evidence/evidence.ts';
import type { ReportText } from '../evidence/segments.ts';
import { type Material, materialOf } from '../personas/material.ts';
import { personaDiff, type Readings } from '../writing/persona-diff.ts';
import { type Reading, readingFrom, unpack } from './result.ts';

/** An analysis with its evidence, as they are stored. */
export interface Packed {
  briefing: Uint8Array;
  evidence: Uint8Array;
}

/** What threads are asked for, and what each answers. */
export interface StoryTasks {
  analyse: { asked: { evidence: StoryEvidence }; answer: Reading };
  read: { asked: Packed & { persona: Persona; tab: AnalysisTab }; answer: Material };
  compare: { asked: Packed & { readings: Readings }; answer: Comparison };
  /** The evidence bundle as JSON. */
  bundle: { asked: Packed; answer: string };
  summarise: { asked: { text: ReportText }; answer: SummaryMaterial };
}
export type StoryTask = { [Kind in keyof StoryTasks]: { kind: Kind } & StoryTasks[Kind]['asked'] }[keyof StoryTasks];

const opened = ({ briefing, evidence }: Packed): { analysis: StoryAnalysis; evidence: StoryEvidence } => ({
  analysis: unpack<StoryBriefing>(briefing).analysis,
  evidence: unpack<StoryEvidence>(evidence),
});

/** What a thread does for one message. */
export const workOnStory = (task: StoryTask): StoryTasks[keyof StoryTasks]['answer'] => {
  if (task.kind === 'analyse') return readingFrom(task.evidence, analyseStory(task.evidence));
  if (task.kind === 'summarise') return summariseWords(task.text);
  const { analysis, evidence } = opened(task);
  if (task.kind === 'read') return materialOf(task.persona, task.tab, analysis, evidence);
  if (task.kind === 'compare') return personaDiff(evidence, task.readings, analysis.claims);
  return JSON.stringify(storyBundle(evidence, analysis));
};
