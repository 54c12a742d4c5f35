import type { Logger } from '@360/chassis/logger';
import type { CitedSentence } from '@360/contracts/evidence';
import type { Writer } from '@360/contracts/personas';
import { withoutOrders } from './addressed-to-models.ts';
import { type Asked, type AskParts, askProvider } from './ask-provider.ts';
import { type CheckedReply, checkReply } from './check-reply.ts';
import { echoes } from './plain-sentence.ts';
import { systemText } from './prompts/prompt.ts';
import {
  type FallbackReason,
  type GivenPassage,
  type Provider,
  ProviderFailure,
  type ProviderReply,
  type WritingTask,
} from './provider.ts';
import { providerOf } from './provider-env.ts';

export interface WriterParts extends AskParts {
  readonly providers: readonly Provider[];
  /** Of the product's own rules, told where they write. */
  readonly rulesVersion: string;
}

export interface Written {
  readonly headline: string | null;
  readonly sentences: CitedSentence[];
  readonly writer: Writer;
  /** Why our own rules wrote although a provider is set up; null where they did not, or none is. */
  readonly reason: FallbackReason | null;
}

/** A reply of which too little stands, and how much was held back. */
class Unusable extends ProviderFailure {
  readonly withheld: number;

  constructor(withheld: number) {
    super('unsupported-reply');
    this.withheld = withheld;
  }
}

interface Answered extends CheckedReply {
  readonly provider: Provider;
}

/** A text of which less than half stands, or next to nothing, is not worth showing. */
const isEnough = ({ kept, withheld }: CheckedReply, { maxSentences }: WritingTask): boolean =>
  kept.length >= Math.min(2, maxSentences) && kept.length >= withheld;

/** A sentence that gives away our prompt rests on nothing. */
const withoutEchoes = (reply: ProviderReply, task: WritingTask): ProviderReply => {
  const told = systemText(task);
  return {
    ...reply,
    sentences: reply.sentences.map((each) => (echoes(each.text, told) ? { ...each, passages: [] } : each)),
  };
};

const answerOf = async (
  parts: WriterParts,
  provider: Provider,
  given: WritingTask,
  asked: Asked,
): Promise<Answered> => {
  const passages: GivenPassage[] = withoutOrders(given.passages);
  if (passages.length === 0) throw new ProviderFailure('too-few-passages');
  const task = { ...given, passages };
  const reply = await askProvider(parts, provider, task, asked);
  const checked = checkReply(withoutEchoes(reply, task), passages);
  if (!isEnough(checked, task)) throw new Unusable(checked.withheld);
  return { ...checked, kept: checked.kept.slice(0, task.maxSentences), provider };
};

const failureOf = (cause: unknown, logger: Logger): ProviderFailure => {
  if (cause instanceof ProviderFailure) return cause;
  logger.error({ err: cause }, 'a provider failed in an unknown way');
  return new ProviderFailure('unavailable');
};

/**
 * Writes by the persona's provider, or by our own rules where none is set up or it does not answer usably; then it says so
 * and why. It ends within `READER_WAITS_MS`, and throws only what `local` throws.
 */
export const createWriter = (parts: WriterParts) => {
  const { providers, clock, logger, rulesVersion } = parts;

  const byRules = (local: () => CitedSentence[], failure: ProviderFailure | null): Written => ({
    headline: null,
    sentences: local(),
    writer: {
      ...{ provider: 'local', model: 'rules', version: rulesVersion, cached: false, fallback: failure !== null },
      withheld: failure instanceof Unusable ? failure.withheld : 0,
    },
    reason: failure?.reason ?? null,
  });

  const byModel = ({ headline, kept, withheld, provider }: Answered, { instructions }: WritingTask): Written => ({
    headline,
    sentences: kept,
    writer: {
      ...{ provider: provider.name, model: provider.model, version: instructions.version },
      ...{ cached: false, fallback: false, withheld },
    },
    reason: null,
  });

  return {
    write: async (
      task: WritingTask,
      local: () => CitedSentence[],
      asked: Asked = { reader: null },
    ): Promise<Written> => {
      const provider = providerOf(task.persona, providers);
      if (!provider) return byRules(local, null);
      const startedAt = clock();
      const written = await answerOf(parts, provider, task, asked).then(
        (answered) => byModel(answered, task),
        (cause: unknown) => {
          const failure = failureOf(cause, logger);
          logger.warn(
            { provider: provider.name, reason: failure.reason, status: failure.status },
            'own rules stand in',
          );
          return byRules(local, failure);
        },
      );
      const { persona, kind } = task;
      const { withheld } = written.writer;
      const fields = { persona, kind, sentences: written.sentences.length, withheld, ms: clock() - startedAt };
      logger.info({ ...fields, provider: provider.name, reason: written.reason }, 'text written');
      return written;
    },
  };
};
export type TextWriter = ReturnType<typeof createWriter>;
