import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import type { Comparison } from '@360/contracts/personas';
import type { SummaryMaterial } from '../ai-summaries/summarise-words.ts';
import type { StoryEvidence } from '../evidence/evidence.ts';
import type { ReportText } from '../evidence/segments.ts';
import type { Material } from '../personas/material.ts';
import { createThreads } from '../threads/threads.ts';
import type { Readings } from '../writing/persona-diff.ts';
import type { Reading } from './result.ts';
import type { Packed, StoryTask, StoryTasks } from './story-tasks.ts';

const TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;
/** Each holds a story's evidence, some megabytes at most. */
const WAITING = 64;

/** The long computations about stories, in threads of their own. All throw TaskLost or ThreadsBusy where it is too much. */
export interface StoryWork {
  analyse: (evidence: StoryEvidence) => Promise<Reading>;
  read: (story: Packed, persona: Persona, tab: AnalysisTab) => Promise<Material>;
  compare: (story: Packed, readings: Readings) => Promise<Comparison>;
  /** The evidence bundle as JSON. */
  bundle: (story: Packed) => Promise<string>;
  summarise: (text: ReportText) => Promise<SummaryMaterial>;
  close: () => Promise<void>;
}

/** At most `threads` stories at once. */
export const createStoryWork = (threads: number): StoryWork => {
  const pool = createThreads<StoryTask, unknown>({
    filename: new URL('./story-tasks.ts', import.meta.url).href,
    name: 'workOnStory',
    threads,
    waiting: WAITING,
    timeoutMs: TIMEOUT_MS,
    memoryMb: MEMORY_MB,
  });
  const ask = <Kind extends keyof StoryTasks>(
    task: Extract<StoryTask, { kind: Kind }>,
  ): Promise<StoryTasks[Kind]['answer']> => pool.run(task) as Promise<StoryTasks[Kind]['answer']>;
  const packed = ({ briefing, evidence }: Packed): Packed => ({ briefing, evidence });
  return {
    analyse: (evidence) => ask<'analyse'>({ kind: 'analyse', evidence }),
    read: (story, persona, tab) => ask<'read'>({ kind: 'read', ...packed(story), persona, tab }),
    compare: (story, readings) => ask<'compare'>({ kind: 'compare', ...packed(story), readings }),
    bundle: (story) => ask<'bundle'>({ kind: 'bundle', ...packed(story) }),
    summarise: (text) => ask<'summarise'>({ kind: 'summarise', text }),
    close: pool.close,
  };
};
