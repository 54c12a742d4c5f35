import OpenAI from 'openai';
import { createProvider, type Piece, type Wire } from './ask-model.ts';
import type { Prompt } from './provider.ts';
import { type Provider, ProviderFailure } from './provider.ts';
import type { ProviderSettings } from './provider-env.ts';
import type { Times } from './times.ts';
import { statusFailure } from './wire-failure.ts';

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;

/** What the SDK would else take from the environment is set here: nothing but the settings decides whom it asks. */
export const openAiClient = ({ apiKey, baseUrl }: ProviderSettings, timeout: number): OpenAI =>
  new OpenAI({
    apiKey: apiKey ?? 'none',
    ...{ adminAPIKey: null, organization: null, project: null, webhookSecret: null },
    ...{ baseURL: baseUrl, timeout, maxRetries: 0, logLevel: 'off' },
    // a key must not follow a redirect to another host
    fetchOptions: { redirect: 'error' },
  });

const contentOf = ({ user, picture }: Prompt): string | OpenAI.Chat.Completions.ChatCompletionContentPart[] =>
  picture
    ? [
        { type: 'image_url', image_url: { url: `data:${picture.mime};base64,${picture.data}` } },
        { type: 'text', text: user },
      ]
    : user;

const questionFor = ({ name, model }: ProviderSettings, prompt: Prompt) => ({
  model,
  messages: [
    { role: 'system' as const, content: prompt.system },
    { role: 'user' as const, content: contentOf(prompt) },
  ],
  response_format: {
    type: 'json_schema' as const,
    json_schema: { name: prompt.form.name, strict: true, schema: prompt.form.schema },
  },
  // other servers of this format know the older name only
  ...(name === 'openai' ? { max_completion_tokens: prompt.maxTokens } : { max_tokens: prompt.maxTokens }),
  stream: true as const,
  stream_options: { include_usage: true },
});

const ENDED: Partial<Record<string, Piece['ended']>> = {
  stop: 'whole',
  length: 'too-long',
  content_filter: 'refused',
};

const pieceOf = ({ choices, usage }: Chunk): Piece => {
  const choice = choices?.[0];
  const ended = choice?.delta?.refusal ? 'refused' : ENDED[choice?.finish_reason ?? ''];
  return {
    ...(choice?.delta?.content && { text: choice.delta.content }),
    ...(ended && { ended }),
    ...(usage && { read: usage.prompt_tokens, written: usage.completion_tokens }),
  };
};

/** What the SDK throws, in our words. */
export const openAiFailure = (cause: unknown): ProviderFailure => {
  if (cause instanceof OpenAI.APIConnectionError) return new ProviderFailure('network');
  if (cause instanceof OpenAI.APIError) return statusFailure(cause);
  // a line of the stream that is no JSON, a connection that broke within it
  return new ProviderFailure(cause instanceof SyntaxError ? 'invalid-reply' : 'network');
};

/** A model behind the chat completions of OpenAI, or of a server that speaks like it. */
export const createOpenAiProvider = (settings: ProviderSettings, times: Times): Provider => {
  const client = openAiClient(settings, times.model);
  const wire: Wire = async function* (prompt, signal) {
    try {
      for await (const chunk of await client.chat.completions.create(questionFor(settings, prompt), { signal }))
        yield pieceOf(chunk);
    } catch (cause) {
      throw openAiFailure(cause);
    }
  };
  return createProvider(settings, wire, times.firstToken);
};
