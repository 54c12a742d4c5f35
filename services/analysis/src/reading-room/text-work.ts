import type { BriefingMaterial } from '../briefings/briefing-draft.ts';
import type { NavigatorDraft, NavigatorTerms } from '../navigator/navigator-draft.ts';
import type { Packed } from '../stories/story-tasks.ts';
import { createThreads } from '../threads/threads.ts';
import type { Draft } from './draft.ts';
import type { TextTask, TextTasks } from './text-tasks.ts';

/** Apart from those of story analyses: somebody waits for these texts. */
const THREADS = 1;
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;
const WAITING = 64;

/** The long computations behind texts that readers ask for. All throw TaskLost or ThreadsBusy where it is too much. */
export interface TextWork {
  article: (story: Packed) => Promise<Draft>;
  briefing: (material: Omit<BriefingMaterial, 'stories'>, stories: readonly Packed[]) => Promise<Draft>;
  navigate: (terms: NavigatorTerms, stories: readonly Packed[]) => Promise<NavigatorDraft>;
  close: () => Promise<void>;
}

const packed = ({ briefing, evidence }: Packed): Packed => ({ briefing, evidence });

export const createTextWork = (): TextWork => {
  const pool = createThreads<TextTask, unknown>({
    filename: new URL('./text-tasks.ts', import.meta.url).href,
    ...{ name: 'workOnText', threads: THREADS, waiting: WAITING, timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB },
  });
  const ask = <Kind extends keyof TextTasks>(task: Extract<TextTask, { kind: Kind }>) =>
    pool.run(task) as Promise<TextTasks[Kind]['answer']>;
  return {
    article: (story) => ask<'article'>({ kind: 'article', story: packed(story) }),
    briefing: (material, stories) => ask<'briefing'>({ kind: 'briefing', ...material, stories: stories.map(packed) }),
    navigate: (terms, stories) => ask<'navigate'>({ kind: 'navigate', ...terms, stories: stories.map(packed) }),
    close: pool.close,
  };
};
