import type { IntentPiece, PictureQuestion } from '@360/contracts/search-help';
import { type Asked, type AskParts, askWithin } from '../providers/ask-provider.ts';
import { createProviders } from '../providers/create-providers.ts';
import type { Prompt, Provider } from '../providers/provider.ts';
import type { ProviderSettings } from '../providers/provider-env.ts';
import { jsonIn } from '../providers/read-reply.ts';
import { TIMES, type Times } from '../providers/times.ts';
import { intentQuestion, piecesIn } from './intent-question.ts';
import { pictureQuestion, textIn } from './picture-question.ts';
import { textUnlessFailed } from './text-unless-failed.ts';
import { createTranscripts, TRANSCRIPT_TIMES } from './transcripts.ts';

/** A search waits for its answer: there is no second attempt. */
const INTENT_TIMES: Times = { reserve: 200, firstToken: 1_100, model: 1_200, attempt: 1_200 };

type Parts = Omit<AskParts, 'times'>;

/** What models do for searches; null, or `isSetUp` false, where none is set up. Where one fails, it says nothing. */
export const createSearchHelp = (
  settings: readonly ProviderSettings[],
  parts: Parts,
  transcriptTimes: Times = TRANSCRIPT_TIMES,
) => {
  const quick = createProviders(settings, INTENT_TIMES)[0];
  const patient = createProviders(settings, TIMES)[0];

  const ask = async (provider: Provider, prompt: Prompt, times: Times, asked: Asked): Promise<unknown> => {
    const cost = prompt.tokens + prompt.maxTokens;
    const reply = askWithin({ ...parts, times }, provider.name, cost, asked, (signal) => provider.ask(prompt, signal));
    const text = await textUnlessFailed(parts.logger, provider.name, reply);
    return text === undefined ? undefined : jsonIn(text);
  };

  return {
    /** What a query means. It counts for no reader: a search is no text that is written for one. */
    intent: async (query: string, signal: AbortSignal): Promise<IntentPiece[] | null> => {
      if (!quick) return null;
      const today = new Date(parts.clock()).toISOString().slice(0, 10);
      return piecesIn(await ask(quick, intentQuestion(query, today), INTENT_TIMES, { reader: null, signal }));
    },
    /** What a picture says and shows. */
    picture: async ({ reader, ...picture }: PictureQuestion, signal: AbortSignal): Promise<string | null> => {
      if (!patient) return null;
      return textIn(await ask(patient, pictureQuestion(picture), TIMES, { reader, signal }));
    },
    /** What is spoken in a recording, as plain text. */
    transcript: createTranscripts(settings, parts, transcriptTimes),
  };
};
export type SearchHelp = ReturnType<typeof createSearchHelp>;
