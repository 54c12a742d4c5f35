import type { RecordingType } from '@360/contracts/search-help';
import OpenAI, { toFile } from 'openai';
import { z } from 'zod';
import { reasonOfAbort } from '../providers/ask-model.ts';
import { openAiClient, openAiFailure } from '../providers/openai-wire.ts';
import { ProviderFailure } from '../providers/provider.ts';
import type { ProviderSettings } from '../providers/provider-env.ts';
import { jsonIn } from '../providers/read-reply.ts';

export interface Recording {
  readonly mime: RecordingType;
  readonly bytes: Buffer;
}

/** Servers tell the format by the ending of the file's name. */
const ENDINGS: Record<RecordingType, string> = {
  ...{ 'audio/flac': 'flac', 'audio/mp4': 'm4a', 'audio/mpeg': 'mp3', 'audio/ogg': 'ogg', 'audio/wav': 'wav' },
  ...{ 'audio/webm': 'webm', 'video/mp4': 'mp4', 'video/mpeg': 'mpeg', 'video/webm': 'webm' },
};

/** Speech is seldom stored in fewer. */
const BYTES_A_SECOND = 2_000;
/** What a second of sound is billed like, about. */
const TOKENS_A_SECOND = 17;
const REPLY_BYTES_MAX = 1_000_000;
/** Said of the file: that it is faulty, too large, of a format unknown there. */
const OF_THE_FILE: ReadonlySet<number | undefined> = new Set([400, 413, 415, 422]);

/** Most that a recording of so many bytes costs, in tokens, about. */
export const tokensOfRecording = (bytes: number): number => Math.ceil((bytes / BYTES_A_SECOND) * TOKENS_A_SECOND);

const usageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tokens'), total_tokens: z.int().min(1).max(1_000_000) }),
  z.object({ type: z.literal('duration'), seconds: z.number().positive().max(86_400) }),
]);
const replySchema = z.object({ text: z.string(), usage: usageSchema.optional().catch(undefined) });

const tokensBy = (usage: z.infer<typeof usageSchema> | undefined): number | undefined =>
  usage?.type === 'duration' ? Math.ceil(usage.seconds * TOKENS_A_SECOND) : usage?.total_tokens;

/** @throws ProviderFailure `invalid-reply` for a body without end */
const bodyOf = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > REPLY_BYTES_MAX) throw new ProviderFailure('invalid-reply');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const failureOf = (cause: unknown, signal: AbortSignal): ProviderFailure => {
  if (signal.aborted) return new ProviderFailure(reasonOfAbort(signal));
  if (cause instanceof ProviderFailure) return cause;
  if (cause instanceof OpenAI.APIError && OF_THE_FILE.has(cause.status))
    return new ProviderFailure('refused', { status: cause.status });
  return openAiFailure(cause);
};

/** The model that writes down what is spoken, behind the audio transcriptions of OpenAI or of a server like it. */
export const createTranscriber = (settings: ProviderSettings, model: string, timeoutMs: number) => {
  const { transcriptions } = openAiClient(settings, timeoutMs).audio;
  return {
    name: settings.name,
    /**
     * Asks once. The text is as it came; `tokens` by the provider's word, else estimated.
     * @throws ProviderFailure; with the reason `timeout` or `cancelled` once `signal` is aborted
     */
    transcribe: async ({ mime, bytes }: Recording, signal: AbortSignal): Promise<{ text: string; tokens: number }> => {
      const estimate = tokensOfRecording(bytes.length);
      let begun = false;
      try {
        const file = await toFile(bytes, `recording.${ENDINGS[mime]}`, { type: mime });
        const question = { file, model, response_format: 'json' as const };
        const answer = await transcriptions.create(question, { signal }).asResponse();
        begun = true;
        const reply = replySchema.safeParse(jsonIn(await bodyOf(answer)));
        if (!reply.success) throw new ProviderFailure('invalid-reply');
        return { text: reply.data.text, tokens: tokensBy(reply.data.usage) ?? estimate };
      } catch (cause) {
        const failure = failureOf(cause, signal);
        throw new ProviderFailure(failure.reason, { ...failure, tokens: begun || signal.aborted ? estimate : 0 });
      }
    },
  };
};
