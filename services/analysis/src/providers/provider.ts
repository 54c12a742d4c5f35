import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import { z } from 'zod';

/** No task hands over more than this. */
export const PASSAGES_MAX = 120;

/** What a model may be told: the text of one passage, whose it is, and the name it is cited by. */
export interface GivenPassage {
  readonly id: string;
  readonly outletName: string;
  readonly text: string;
}

export type WritingKind = AnalysisTab | 'article' | 'briefing' | 'query-intent';

/** What we ask of a model, in our words. `version` is stored with what was written. */
export interface Instructions {
  readonly version: string;
  readonly text: string;
}

export interface WritingTask {
  readonly persona: Persona;
  readonly kind: WritingKind;
  /** At most `PASSAGES_MAX`, the weightiest first; more are left out. */
  readonly passages: readonly GivenPassage[];
  readonly instructions: Instructions;
  /** BCP 47: that of the passages. What is written in another cannot be checked against them and is withheld. */
  readonly language: string;
  readonly maxSentences: number;
}

/** A question to a model: our words, and apart from them the passages. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
  /** Ids of the passages by the names they have in it. */
  readonly idOf: ReadonlyMap<string, string>;
  /** Most the model may write. */
  readonly maxTokens: number;
  /** What reading it costs, about. */
  readonly tokens: number;
  /** What is answered: a name and a schema in the part of JSON Schema that all providers enforce. */
  readonly form: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  /** Goes before the words; its bytes in base64. */
  readonly picture?: { readonly mime: 'image/png' | 'image/jpeg' | 'image/webp'; readonly data: string };
}

/** What every model has to answer; what providers cannot enforce of it is checked here. */
export const modelReplySchema = z.object({
  headline: z.string().max(1_000).default(''),
  sentences: z
    .array(z.object({ text: z.string().max(5_000), passages: z.array(z.string().max(200)).max(120) }))
    .max(200),
});

export interface ProviderReply {
  readonly sentences: readonly { readonly text: string; readonly passages: readonly string[] }[];
  readonly headline?: string;
  /** Tokens read and written, by the provider's word, else estimated. */
  readonly tokens: number;
}

/** Why the product's own rules stand in for a provider. */
export const FALLBACK_REASONS = [
  'timeout',
  'rate-limited',
  'unavailable',
  'network',
  'cut',
  'rejected',
  'refused',
  'invalid-reply',
  'unsupported-reply',
  'too-few-passages',
  'breaker-open',
  'reader-budget',
  'day-budget',
  'budget-unknown',
  'cancelled',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

interface FailureDetails {
  readonly status?: number | undefined;
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs?: number | undefined;
  /** Tokens it may have cost all the same. */
  readonly tokens?: number;
}

/** A provider that did not answer, or not usably. Its message holds nothing of prompt, reply or key. */
export class ProviderFailure extends Error {
  readonly reason: FallbackReason;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly tokens: number;

  constructor(reason: FallbackReason, { status, retryAfterMs, tokens = 0 }: FailureDetails = {}) {
    super(`The model did not answer usably: ${reason}${status ? ` (${status})` : ''}.`);
    this.name = 'ProviderFailure';
    this.reason = reason;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.tokens = tokens;
  }
}

export const PROVIDER_NAMES = ['openai', 'anthropic', 'third', 'local-model'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Somebody's model. */
export interface Provider {
  readonly name: ProviderName;
  readonly model: string;
  /**
   * Asks once for what a prompt asks, whatever its form. The text is as it came.
   * @throws ProviderFailure as `write` does
   */
  ask(prompt: Prompt, signal: AbortSignal): Promise<{ readonly text: string; readonly tokens: number }>;
  /**
   * Has a text written, asking once.
   * @throws ProviderFailure; with the reason `timeout` or `cancelled` as soon as `signal` is aborted.
   */
  write(task: WritingTask, signal: AbortSignal): Promise<ProviderReply>;
}
