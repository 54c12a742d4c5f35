import { HELP_TRANSCRIPT_MAX, type TranscriptHelp, type TranscriptQuestion } from '@360/contracts/search-help';
import { type AskParts, askWithin } from '../providers/ask-provider.ts';
import { createBreakers } from '../providers/breaker.ts';
import type { ProviderName } from '../providers/provider.ts';
import type { ProviderSettings } from '../providers/provider-env.ts';
import type { Times } from '../providers/times.ts';
import { textUnlessFailed } from './text-unless-failed.ts';
import { createTranscriber, tokensOfRecording } from './transcriber.ts';

/** A model listens to minutes of sound, and answers at once when it has. */
export const TRANSCRIPT_TIMES: Times = { reserve: 500, firstToken: 20_000, model: 20_000, attempt: 8_000 };

/** The first provider that writes down what is spoken. */
const transcriberOf = (settings: readonly ProviderSettings[], timeoutMs: number) => {
  for (const each of settings)
    if (each.transcriptModel) return createTranscriber(each, each.transcriptModel, timeoutMs);
  return null;
};

/** Has recordings written down within budget, breaker and time. Nothing of them is kept. */
export const createTranscripts = (settings: readonly ProviderSettings[], parts: AskParts, times: Times) => {
  const transcriber = transcriberOf(settings, times.model);
  // another model than the one for texts: neither tells anything of the other
  const breaker = createBreakers<ProviderName>(parts.clock);

  return async ({ reader, mime, data }: TranscriptQuestion, signal: AbortSignal): Promise<TranscriptHelp> => {
    if (!transcriber) return { isSetUp: false, text: null };
    const bytes = Buffer.from(data, 'base64');
    const cost = tokensOfRecording(bytes.length);
    const asked = askWithin({ ...parts, breaker, times }, transcriber.name, cost, { reader, signal }, (within) =>
      transcriber.transcribe({ mime, bytes }, within),
    );
    const text = await textUnlessFailed(parts.logger, transcriber.name, asked);
    return { isSetUp: true, text: text?.slice(0, HELP_TRANSCRIPT_MAX).toWellFormed().trim() ?? null };
  };
};
