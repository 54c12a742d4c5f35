import type { Persona } from '@360/contracts/analysis';
import { RULES_VERSION } from '../providers/open-writer.ts';
import { instructionsFor } from '../providers/prompts/instructions.ts';
import { type ProviderSettings, providerOf } from '../providers/provider-env.ts';
import type { TextWriter } from '../providers/writer.ts';
import { type Draft, type FinishedText, finished } from './draft.ts';

type Kind = 'article' | 'briefing';

const MOST_SENTENCES: Record<Kind, number> = { article: 18, briefing: 20 };

interface Asked {
  kind: Kind;
  persona: Persona;
  reader: string;
  signal: AbortSignal;
}

/** A draft in the words of the persona's model, or as it is where none is set up or it does not answer usably. */
export const writeDraft = async (draft: Draft, writer: TextWriter, asked: Asked): Promise<FinishedText> => {
  const { kind, persona, reader, signal } = asked;
  const { given: passages, language, sections } = draft;
  const instructions = instructionsFor(persona, kind);
  const task = { persona, kind, passages, language, instructions, maxSentences: MOST_SENTENCES[kind] };
  const ours = () => sections.flatMap(({ sentences }) => sentences);
  return finished(draft, await writer.write(task, ours, { reader, signal }));
};

/** Who will write, and by which words of ours: texts of the same evidence and the same of these are one. */
export const writesAs = (persona: Persona, kind: Kind, providers: readonly ProviderSettings[]): string => {
  const provider = providerOf(persona, providers);
  return provider
    ? `${provider.name} ${provider.model} ${instructionsFor(persona, kind).version}`
    : `rules ${RULES_VERSION}`;
};
