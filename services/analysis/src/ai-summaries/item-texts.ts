import type { SummarizeResponse } from '@360/contracts/ai-summaries';
import type { ReportText } from '../evidence/segments.ts';
import { RULES_VERSION } from '../providers/open-writer.ts';
import { instructionsFor } from '../providers/prompts/instructions.ts';
import { PASSAGES_MAX } from '../providers/provider.ts';
import { type ProviderSettings, providerOf } from '../providers/provider-env.ts';
import type { TextWriter } from '../providers/writer.ts';
import { hashOf } from '../stories/result.ts';
import type { StoryWork } from '../stories/story-work.ts';
import { createTextsInMemory } from '../written/texts-in-memory.ts';
import { createWriteOnce } from '../written/write-once.ts';
import type { WrittenRepo } from '../written/written.repo.ts';
import { moodOf, orTitle, passagesOf } from './summarise-words.ts';

const PERSONA = 'centrist';
const KIND = 'ai-summary';
const SENTENCES = 3;
const UNKNOWN = 'und';

export interface Words extends ReportText {
  outletName: string;
  /** Of a stored item; null for words that a reader sent. */
  storyId: string | null;
}

interface Parts {
  work: Pick<StoryWork, 'summarise'>;
  writer: TextWriter;
  written: WrittenRepo;
  providers: readonly ProviderSettings[];
}

/** Summaries of single reports. Each is written once; those of words that were sent are not stored. */
export const createItemTexts = ({ work, writer, written, providers }: Parts) => {
  const stored = createWriteOnce(written);
  const remembered = createWriteOnce(createTextsInMemory());
  const instructions = instructionsFor(PERSONA, KIND);
  const provider = providerOf(PERSONA, providers);
  const writes = provider ? [provider.name, provider.model, instructions.version] : ['rules', RULES_VERSION];

  const write = async (words: Words, reader: string): Promise<SummarizeResponse> => {
    const { id, title, summary, text, language, outletName } = words;
    const material = await work.summarise({ id, title, summary, text, language });
    const ours = orTitle(material.summary, material.segments);
    const told = material.segments.filter(({ boilerplate }) => !boilerplate).slice(0, PASSAGES_MAX);
    const task = {
      ...({
        persona: PERSONA,
        kind: KIND,
        language: language ?? UNKNOWN,
        instructions,
        maxSentences: SENTENCES,
      } as const),
      passages: told.map((segment) => ({ id: segment.id, outletName, text: segment.text })),
    };
    const { sentences, writer: by } = await writer.write(task, () => ours, { reader });
    return {
      summary: sentences.map((sentence) => sentence.text).join(' '),
      keyPoints: material.keyPoints.map((point) => point.text),
      ...moodOf(material.sentiment),
      confidence: material.confidence,
      timestamp: new Date().toISOString(),
      sentences,
      passages: passagesOf([...sentences, ...material.keyPoints], material.segments),
      writer: by,
    };
  };

  return async (words: Words, reader: string): Promise<SummarizeResponse> => {
    const { once } = words.storyId === null ? remembered : stored;
    const key = { storyId: words.storyId ?? '', hash: hashOf(words), parts: ['item', ...writes] };
    const { text, cached } = await once(key, () => write(words, reader), {
      writersOf: (fresh) => [fresh.writer],
      stands: async () => true,
    });
    return { ...text, writer: { ...text.writer, cached } };
  };
};
export type ItemTexts = ReturnType<typeof createItemTexts>;
