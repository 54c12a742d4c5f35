import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import type { AnalyzeResponse, Comparison } from '@360/contracts/personas';
import { RULES_VERSION } from '../providers/open-writer.ts';
import { instructionsFor } from '../providers/prompts/instructions.ts';
import { type ProviderSettings, providerOf } from '../providers/provider-env.ts';
import type { TextWriter } from '../providers/writer.ts';
import type { Found } from '../stories/story-analyses.ts';
import type { StoryAnalysisRepo } from '../stories/story-analysis.repo.ts';
import type { StoryWork } from '../stories/story-work.ts';
import { createWriteOnce, type TextKey } from '../written/write-once.ts';
import type { WrittenRepo } from '../written/written.repo.ts';
import { presentReading } from './present-reading.ts';

/** Sentences a model may write for one tab. */
const MOST_SENTENCES = 8;

interface Parts {
  work: Pick<StoryWork, 'read' | 'compare'>;
  writer: TextWriter;
  written: WrittenRepo;
  analyses: Pick<StoryAnalysisRepo, 'isSuperseded' | 'standing'>;
  providers: readonly ProviderSettings[];
  /** Of the analyses that readings are written from. */
  version: number;
}

export interface TextQuestion {
  story: Found;
  tab: AnalysisTab;
  /** Whose daily calls of models it counts for. */
  reader: string;
}

const asKept = (answer: AnalyzeResponse, cached: boolean): AnalyzeResponse => ({
  ...answer,
  writer: { ...answer.writer, cached },
});

/** A story as personas read it, and how their readings compare. Each text is written once. */
export const createPersonaTexts = ({ work, writer, written, analyses, providers, version }: Parts) => {
  const { kept, once } = createWriteOnce(written);

  /** Who will write, and by which words of ours. */
  const writes = (persona: Persona, tab: AnalysisTab): string => {
    const provider = providerOf(persona, providers);
    if (!provider) return `rules ${RULES_VERSION}`;
    return `${provider.name} ${provider.model} ${instructionsFor(persona, tab).version}`;
  };
  const keyOf = (storyId: string, hash: string, persona: Persona, tab: AnalysisTab): TextKey => ({
    ...{ storyId, hash, parts: [tab, persona, writes(persona, tab)] },
  });
  const standing = ({ storyId, ticket, hash }: Found) => ({
    stands: async () => !(await analyses.isSuperseded(storyId, ticket, hash)),
  });

  const write = async (persona: Persona, { story, tab, reader }: TextQuestion): Promise<AnalyzeResponse> => {
    const material = await work.read(story, persona, tab);
    const { sentences: ours, given, language } = material;
    const task = {
      ...{ persona, kind: tab, passages: given, language, maxSentences: MOST_SENTENCES },
      instructions: instructionsFor(persona, tab),
    };
    return presentReading(persona, tab, material, await writer.write(task, () => ours, { reader }));
  };

  const read = async (persona: Persona, question: TextQuestion): Promise<AnalyzeResponse> => {
    const { story, tab } = question;
    const { text, cached } = await once(
      keyOf(story.storyId, story.hash, persona, tab),
      () => write(persona, question),
      { writersOf: (fresh) => [fresh.writer], ...standing(story) },
    );
    return asKept(text, cached);
  };

  return {
    /** What was written before of the analysis that stands; null where there is none. */
    known: async (persona: Persona, storyId: string, tab: AnalysisTab): Promise<AnalyzeResponse | null> => {
      const stored = await analyses.standing(storyId);
      if (stored?.version !== version) return null;
      const text = await kept<AnalyzeResponse>(keyOf(storyId, stored.hash, persona, tab));
      return text && asKept(text, true);
    },
    read,
    /** The three readings, and their comparison. */
    compare: async (
      question: TextQuestion,
    ): Promise<{ texts: Record<Persona, AnalyzeResponse>; comparison: Comparison }> => {
      const { story, tab } = question;
      const [centrist, investigator, internationalist] = await Promise.all([
        read('centrist', question),
        read('investigator', question),
        read('internationalist', question),
      ]);
      const texts = { centrist, investigator, internationalist };
      const writers = Object.values(texts).map((each) => each.writer);
      const by = writers.map((each) => `${each.provider} ${each.model} ${each.version}`);
      const { text } = await once(
        { storyId: story.storyId, hash: story.hash, parts: [tab, 'compared', ...by] },
        () =>
          work.compare(story, {
            ...{ centrist: centrist.sentences, investigator: investigator.sentences },
            internationalist: internationalist.sentences,
          }),
        { writersOf: () => writers, ...standing(story) },
      );
      return { texts, comparison: text };
    },
  };
};
export type PersonaTexts = ReturnType<typeof createPersonaTexts>;
