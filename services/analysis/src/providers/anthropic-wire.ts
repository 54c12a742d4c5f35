import Anthropic from '@anthropic-ai/sdk';
import { createProvider, type Piece, type Wire } from './ask-model.ts';
import type { Prompt } from './provider.ts';
import { type Provider, ProviderFailure } from './provider.ts';
import type { ProviderSettings } from './provider-env.ts';
import type { Times } from './times.ts';
import { statusFailure } from './wire-failure.ts';

type StreamEvent = Anthropic.Messages.RawMessageStreamEvent;

/** What the SDK would else take from the environment is set here: nothing but the settings decides whom it asks. */
const clientFor = ({ apiKey, baseUrl }: ProviderSettings, timeout: number): Anthropic =>
  new Anthropic({
    ...{ apiKey, authToken: null, webhookKey: null },
    ...{ baseURL: baseUrl, timeout, maxRetries: 0, logLevel: 'off' },
    // a key must not follow a redirect to another host
    fetchOptions: { redirect: 'error' },
  });

const contentOf = ({ user, picture }: Prompt): string | Anthropic.Messages.ContentBlockParam[] =>
  picture
    ? [
        { type: 'image', source: { type: 'base64', media_type: picture.mime, data: picture.data } },
        { type: 'text', text: user },
      ]
    : user;

const questionFor = ({ model }: ProviderSettings, prompt: Prompt) => ({
  model,
  system: prompt.system,
  messages: [{ role: 'user' as const, content: contentOf(prompt) }],
  max_tokens: prompt.maxTokens,
  output_config: { format: { type: 'json_schema' as const, schema: prompt.form.schema } },
  stream: true as const,
});

const ENDED: Partial<Record<string, Piece['ended']>> = {
  end_turn: 'whole',
  stop_sequence: 'whole',
  max_tokens: 'too-long',
  model_context_window_exceeded: 'too-long',
  refusal: 'refused',
};

const pieceOf = (event: StreamEvent): Piece => {
  if (event.type === 'message_start') return { read: event.message.usage.input_tokens };
  if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') return { text: event.delta.text };
  if (event.type !== 'message_delta') return {};
  const ended = ENDED[event.delta.stop_reason ?? ''];
  return { written: event.usage.output_tokens, ...(ended && { ended }) };
};

const failureOf = (cause: unknown): unknown => {
  if (cause instanceof Anthropic.APIConnectionError) return new ProviderFailure('network');
  if (cause instanceof Anthropic.APIError) return statusFailure(cause);
  // a line of the stream that is no JSON, a connection that broke within it
  return new ProviderFailure(cause instanceof SyntaxError ? 'invalid-reply' : 'network');
};

/** A model behind the messages of Anthropic. */
export const createAnthropicProvider = (settings: ProviderSettings, times: Times): Provider => {
  const client = clientFor(settings, times.model);
  const wire: Wire = async function* (prompt, signal) {
    try {
      for await (const event of await client.messages.create(questionFor(settings, prompt), { signal }))
        yield pieceOf(event);
    } catch (cause) {
      throw failureOf(cause);
    }
  };
  return createProvider(settings, wire, times.firstToken);
};
