import type { Prompt } from './provider.ts';
import { modelReplySchema, ProviderFailure, type ProviderReply } from './provider.ts';

/** Some servers put a block of code around what they were asked for. */
const CODE_BLOCK = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/;

/** What a model answered as JSON; undefined where it is none. */
export const jsonIn = (text: string): unknown => {
  const bare = text.trim();
  try {
    return JSON.parse(bare.match(CODE_BLOCK)?.[1] ?? bare);
  } catch {
    return undefined;
  }
};

/**
 * What a model answered, with ids in place of the names that passages have in the prompt; names it made up stay as they are.
 * @throws ProviderFailure `invalid-reply` where it is no JSON of the form asked for
 */
export const readReply = (text: string, { idOf }: Prompt, tokens: number): ProviderReply => {
  const parsed = modelReplySchema.safeParse(jsonIn(text));
  if (!parsed.success) throw new ProviderFailure('invalid-reply', { tokens });
  const { headline, sentences } = parsed.data;
  return {
    ...(headline.trim() && { headline: headline.trim() }),
    sentences: sentences.map(({ text: said, passages }) => ({
      text: said.trim(),
      passages: [...new Set(passages.map((name) => idOf.get(name.trim()) ?? name))],
    })),
    tokens,
  };
};
