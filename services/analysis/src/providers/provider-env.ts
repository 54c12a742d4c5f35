import type { Persona } from '@360/contracts/analysis';
import { z } from 'zod';
import { PROVIDER_NAMES, type ProviderName } from './provider.ts';

const key = z
  .string()
  .regex(/^[\x21-\x7e]*$/, 'a key without spaces')
  .optional();
const model = z.string().max(200);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const count = z.coerce.number().int().min(0);

/** What the service takes from its environment for models. Without any key and address, no model is ever asked. */
export const providerEnv = {
  OPENAI_API_KEY: key,
  OPENAI_MODEL: model.default('gpt-4.1-mini'),
  OPENAI_TRANSCRIPT_MODEL: model.default('gpt-4o-mini-transcribe'),
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_MODEL: model.default('claude-haiku-4-5'),
  ANTHROPIC_BASE_URL: address.default('https://api.anthropic.com'),
  THIRD_API_KEY: key,
  THIRD_MODEL: model.optional(),
  THIRD_TRANSCRIPT_MODEL: model.optional(),
  THIRD_BASE_URL: address.optional(),
  LOCAL_MODEL_URL: address.optional(),
  LOCAL_MODEL: model.optional(),
  /** Tokens read and written by models on one day (UTC), of all readers together. 0: none. */
  AI_DAILY_TOKENS: count.default(2_000_000),
  /** Texts one reader may have written by models on one day (UTC). 0: none. */
  AI_READER_DAILY_CALLS: count.default(50),
};
type ProviderEnv = z.infer<z.ZodObject<typeof providerEnv>>;

/** A model that is set up: where it is asked and how. */
export interface ProviderSettings {
  readonly name: ProviderName;
  /** Null where none is needed. */
  readonly apiKey: string | null;
  readonly model: string;
  /** The model behind the same address that writes down what is spoken; absent where there is none. */
  readonly transcriptModel?: string;
  readonly baseUrl: string;
}

export interface AiSettings {
  readonly providers: readonly ProviderSettings[];
  readonly dailyTokens: number;
  readonly readerDailyCalls: number;
}

/**
 * The models that are set up, in the order of `PROVIDER_NAMES`.
 * @throws Error naming the variables that are missing where one is set up by half.
 */
export const aiSettings = (env: ProviderEnv): AiSettings => {
  const { THIRD_API_KEY, THIRD_MODEL, THIRD_TRANSCRIPT_MODEL, THIRD_BASE_URL, LOCAL_MODEL_URL, LOCAL_MODEL } = env;
  const providers: ProviderSettings[] = [];
  if (env.OPENAI_API_KEY)
    providers.push({
      ...{ name: 'openai', apiKey: env.OPENAI_API_KEY, model: env.OPENAI_MODEL, baseUrl: env.OPENAI_BASE_URL },
      transcriptModel: env.OPENAI_TRANSCRIPT_MODEL,
    });
  if (env.ANTHROPIC_API_KEY)
    providers.push({
      ...{ name: 'anthropic', apiKey: env.ANTHROPIC_API_KEY },
      ...{ model: env.ANTHROPIC_MODEL, baseUrl: env.ANTHROPIC_BASE_URL },
    });
  if (THIRD_API_KEY && THIRD_MODEL && THIRD_BASE_URL)
    providers.push({
      ...{ name: 'third', apiKey: THIRD_API_KEY, model: THIRD_MODEL, baseUrl: THIRD_BASE_URL },
      ...(THIRD_TRANSCRIPT_MODEL && { transcriptModel: THIRD_TRANSCRIPT_MODEL }),
    });
  else if (THIRD_API_KEY || THIRD_MODEL || THIRD_TRANSCRIPT_MODEL || THIRD_BASE_URL)
    throw new Error('Set THIRD_API_KEY, THIRD_MODEL and THIRD_BASE_URL together, or none of them.');
  if (LOCAL_MODEL_URL && LOCAL_MODEL)
    providers.push({ name: 'local-model', apiKey: null, model: LOCAL_MODEL, baseUrl: LOCAL_MODEL_URL });
  else if (LOCAL_MODEL_URL || LOCAL_MODEL)
    throw new Error('Set LOCAL_MODEL_URL and LOCAL_MODEL together, or none of them.');
  return { providers, dailyTokens: env.AI_DAILY_TOKENS, readerDailyCalls: env.AI_READER_DAILY_CALLS };
};

const OWN: Record<Persona, ProviderName> = {
  centrist: 'openai',
  investigator: 'anthropic',
  internationalist: 'third',
};

/** The persona's own provider, else the first that is set up; undefined where there is none. */
export const providerOf = <P extends { readonly name: ProviderName }>(
  persona: Persona,
  providers: readonly P[],
): P | undefined =>
  [OWN[persona], ...PROVIDER_NAMES].map((name) => providers.find((each) => each.name === name)).find(Boolean);
